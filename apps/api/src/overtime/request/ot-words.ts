// Texts of notifications about overtime requests (R11, N1).
import type { RequestPurpose } from '@hr/domain/approval/change-refusal.ts'
import { overtimeMinutes } from '@hr/domain/overtime/asked-overtime.ts'
import { durationText } from '@hr/contract/messages/duration-text.ts'
import { inBothLanguages } from '#api/notification/parameter-text.ts'
import type { Bilingual } from '#api/notification/parameter-text.ts'
import type { Words } from '#api/request/kind.ts'
import type { OtShapes } from './ot-shapes.ts'

const requests: Record<RequestPurpose, Bilingual> = {
  NEW: { en: 'Overtime request', lo: 'ຄຳຂໍເຮັດວຽກລ່ວງເວລາ' },
  CANCELLATION: { en: 'Cancellation of an overtime request', lo: 'ການຍົກເລີກຄຳຂໍເຮັດວຽກລ່ວງເວລາ' },
  AMENDMENT: { en: 'Change of an overtime request', lo: 'ການປ່ຽນຄຳຂໍເຮັດວຽກລ່ວງເວລາ' },
}
export const otName = requests.NEW
export const overtime: Bilingual = { en: 'Overtime', lo: 'ລ່ວງເວລາ' }

export function otWords({ from, to, timeIn, timeOut }: OtShapes['asked'], purpose: RequestPurpose): Words {
  const request = requests[purpose]
  const times = `${timeIn} - ${timeOut}`
  const length = inBothLanguages(language => durationText(language, overtimeMinutes({ timeIn, timeOut })))
  return {
    // The request is named after overtime already.
    about: { request, what: length, from, to, times },
    mail: {
      request: { en: request.en.charAt(0).toLowerCase() + request.en.slice(1), lo: request.lo },
      type: overtime,
      days: { en: `${times} (${length.en})`, lo: `${times} (${length.lo})` },
    },
  }
}
