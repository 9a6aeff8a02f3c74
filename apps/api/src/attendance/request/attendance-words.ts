// Texts of notifications about attendance and off-site requests (R11, N1).
import type { RequestPurpose } from '@hr/domain/approval/change-refusal.ts'
import type { Bilingual } from '#api/notification/parameter-text.ts'
import type { Words } from '#api/request/kind.ts'
import type { AskedWithType } from './asked-attendance.ts'

export const titleOf = ({ typeName, typeNameLo, place }: AskedWithType): Bilingual => ({
  en: typeName ?? place,
  lo: typeNameLo ?? place,
})

export function attendanceWords(name: Bilingual, asked: AskedWithType, purpose: RequestPurpose): Words {
  const { from, to, timeIn, timeOut } = asked
  const { en, lo } = titleOf(asked)
  const what = { en, lo: lo || en }
  const request = asksFor[purpose](name)
  const times = timesText(timeIn, timeOut)
  return {
    about: { request, what, from, to, times },
    mail: { request: small(request), type: what, days: times },
  }
}

const small = ({ en, lo }: Bilingual): Bilingual => ({ en: en.charAt(0).toLowerCase() + en.slice(1), lo })

const asksFor: Record<RequestPurpose, (name: Bilingual) => Bilingual> = {
  NEW: name => name,
  CANCELLATION: name => ({ en: `Cancellation of an ${small(name).en}`, lo: `ການຍົກເລີກ${name.lo}` }),
  AMENDMENT: name => ({ en: `Change of an ${small(name).en}`, lo: `ການປ່ຽນ${name.lo}` }),
}

/** timesText('08:30', null) -> 'in 08:30' */
function timesText(timeIn: string | null, timeOut: string | null): Bilingual {
  if (timeIn !== null && timeOut !== null)
    return { en: `${timeIn} - ${timeOut}`, lo: `${timeIn} - ${timeOut}` }
  if (timeIn !== null) return { en: `in ${timeIn}`, lo: `ເຂົ້າ ${timeIn}` }
  return timeOut === null ? { en: 'whole day', lo: 'ໝົດມື້' } : { en: `out ${timeOut}`, lo: `ອອກ ${timeOut}` }
}
