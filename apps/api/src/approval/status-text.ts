// The status of a request as text.
import type { RequestStatus } from '@hr/domain/approval/step.ts'
import type { Language } from '@hr/contract/messages/text.ts'

const texts: Readonly<Record<RequestStatus, Readonly<Record<Language, string>>>> = {
  PENDING: { en: 'pending', lo: 'ລໍຖ້າອະນຸມັດ' },
  APPROVED: { en: 'approved', lo: 'ອະນຸມັດແລ້ວ' },
  REJECTED: { en: 'rejected', lo: 'ບໍ່ອະນຸມັດ' },
  CANCELLED: { en: 'cancelled', lo: 'ຖືກຍົກເລີກ' },
}

export const statusText = (language: Language, status: RequestStatus): string => texts[status][language]
