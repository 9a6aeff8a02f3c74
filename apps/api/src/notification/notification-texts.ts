// What a notification says, made from its code and parameters in the reader's language (N1).
import type { Language } from '@hr/contract/messages/text.ts'
import type { Bilingual, TextParameters } from './parameter-text.ts'
import { filledText } from './parameter-text.ts'

const texts = {
  LEAVE_WAITING: {
    title: { en: 'Leave waiting for your decision', lo: 'ການລາພັກລໍຖ້າການອະນຸມັດຈາກທ່ານ' },
    body: {
      en: '{name}: {leaveType}, {from} to {to} ({days})',
      lo: '{name}: {leaveType}, {from} ຫາ {to} ({days})',
    },
  },
  LEAVE_STEP_APPROVED: {
    title: { en: 'Leave approved by {actor}', lo: '{actor} ອະນຸມັດການລາພັກແລ້ວ' },
    body: {
      en: 'Your {leaveType}, {from} to {to}, goes to the next approver',
      lo: '{leaveType}ຂອງທ່ານ, {from} ຫາ {to}, ຖືກສົ່ງໄປຫາຜູ້ອະນຸມັດຄົນຖັດໄປ',
    },
  },
  LEAVE_APPROVED: {
    title: { en: 'Leave approved', lo: 'ການລາພັກໄດ້ຮັບການອະນຸມັດແລ້ວ' },
    body: {
      en: '{leaveType}, {from} to {to} ({days}), approved by {actor}',
      lo: '{leaveType}, {from} ຫາ {to} ({days}), ອະນຸມັດໂດຍ {actor}',
    },
  },
  LEAVE_REJECTED: {
    title: { en: 'Leave rejected', lo: 'ການລາພັກບໍ່ໄດ້ຮັບການອະນຸມັດ' },
    body: {
      en: '{leaveType}, {from} to {to}, rejected by {actor}: {comment}',
      lo: '{leaveType}, {from} ຫາ {to}, {actor} ປະຕິເສດ: {comment}',
    },
  },
  LEAVE_CANCELLED: {
    title: { en: 'Leave cancelled', lo: 'ການລາພັກຖືກຍົກເລີກ' },
    body: {
      en: '{name}: {leaveType}, {from} to {to}, cancelled by {actor}',
      lo: '{name}: {leaveType}, {from} ຫາ {to}, ຍົກເລີກໂດຍ {actor}',
    },
  },
} as const satisfies Readonly<Record<string, { readonly title: Bilingual; readonly body: Bilingual }>>

export type NotificationCode = keyof typeof texts
export const notificationCodes = Object.keys(texts)

const isCode = (code: string): code is NotificationCode => Object.hasOwn(texts, code)

/** A code of an older or newer release is shown as it is. */
export function notificationText(
  language: Language,
  code: string,
  parameters: TextParameters,
): { title: string; body: string } {
  if (!isCode(code)) return { title: code, body: '' }
  const { title, body } = texts[code]
  return {
    title: filledText(language, title[language], parameters),
    body: filledText(language, body[language], parameters),
  }
}
