// What people are told about a request about attendance or work elsewhere (R11, N1).
import type { RequestPurpose } from '@hr/domain/approval/change-refusal.ts'
import { announceNews } from '#api/approval/announce-news.ts'
import type { News } from '#api/approval/announce-news.ts'
import type { Announcement, EngineWork, RequestHead } from '#api/approval/request-kind.ts'
import type { Bilingual } from '#api/notification/parameter-text.ts'
import { findAttendanceNews } from './attendance-news.queries.ts'
import type { AttendanceKind } from './attendance-kinds.ts'

type Facts = Pick<AttendanceKind, 'name' | 'pages'>

export const announceAttendance = (
  work: EngineWork,
  kind: Facts,
  head: RequestHead,
  announcements: readonly Announcement[],
): Promise<void> =>
  announceNews(work, head, announcements, async told => {
    const request = await findAttendanceNews(work.db, work.caller.workspaceId, head, told)
    return request && newsOf(request, kind, head)
  })

type AttendanceNews = NonNullable<Awaited<ReturnType<typeof findAttendanceNews>>>

function newsOf(
  { people, accounts, from, to, timeIn, timeOut, typeName, typeNameLo, place }: AttendanceNews,
  { name, pages }: Facts,
  { id, purpose, status }: RequestHead,
): News {
  const what = { en: typeName ?? place, lo: typeNameLo || typeName || place }
  // A change that was approved is a request like any other.
  const request = asksFor[purpose === 'AMENDMENT' && status === 'APPROVED' ? 'NEW' : purpose](name)
  const times = timesText(timeIn, timeOut)
  return {
    people,
    accounts,
    about: { request, what, from, to, times },
    mail: { request: small(request), type: what, days: times },
    codeOf: event => `REQUEST_${event}` as const,
    ownerLink: `${pages.owner}/${id}`,
    approverLink: `${pages.approver}/${id}`,
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
