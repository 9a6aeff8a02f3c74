// Creates the demo company's requests for attendance and off-site work through the real verbs (A10, A11). Returns their
// days, so that no punch is generated for what they cover.
import type { LocalDate } from '@hr/domain/calendar/local-date.ts'
import { attendanceKind, offSiteKind } from '#api/attendance/request/attendance-kinds.ts'
import type { AttendanceKind } from '#api/attendance/request/attendance-kinds.ts'
import { createRequest } from '#api/request/create-request.ts'
import { forgottenPart } from './demo-punches.ts'
import type { ForgottenPart } from './demo-punches.ts'
import { corrections, offSiteWork } from './demo/attendance-scenes.ts'
import type { CorrectionScene, OffSiteScene } from './demo/attendance-scenes.ts'
import { demoClock, inOrder, memberNamed, playOutcome, workOf } from './play-parts.ts'
import type { Play } from './play-parts.ts'

type Scene = CorrectionScene | OffSiteScene
export type Forgotten = {
  readonly employeeId: number
  readonly date: LocalDate
  readonly part: ForgottenPart
}

export async function playAttendanceRequests(play: Play): Promise<Forgotten[]> {
  const types = await play.trx
    .selectFrom('attendance_type')
    .select(['code', 'id'])
    .where('workspace_id', '=', play.company.workspaceId)
    .execute()
  const typeIds = new Map(types.map(({ code, id }) => [code, id]))
  for (const { scene, on } of inOrder(play, [...corrections, ...offSiteWork])) {
    if ('type' in scene) {
      const { title, type } = scene
      await playScene(play, attendanceKind, scene, on, { title, attendanceTypeId: typeIds.get(type) ?? '' })
    } else await playScene(play, offSiteKind, scene, on, { place: scene.place })
  }
  return [...corrections, ...offSiteWork].flatMap(scene => {
    const part = forgottenPart(scene)
    const { id: employeeId } = memberNamed(play, scene.who)
    return scene.start < 0 && scene.outcome !== 'CANCELLED' && part !== null
      ? [{ employeeId, date: play.calendar.workday(scene.start), part }]
      : []
  })
}

async function playScene(
  play: Play,
  kind: AttendanceKind,
  { who, start, days, timeIn, timeOut, reason, outcome, comment }: Scene,
  on: LocalDate,
  what: { readonly title: string; readonly attendanceTypeId: string } | { readonly place: string },
): Promise<void> {
  const { calendar } = play
  const clock = demoClock(calendar, on, play.chance)
  const requester = memberNamed(play, who)
  const input = {
    ...what,
    from: calendar.workday(start),
    to: calendar.workday(start + days - 1),
    timeIn: timeIn ?? null,
    timeOut: timeOut ?? null,
    reason,
    approverIds: [],
  }
  const asked = { ...workOf(play, requester, clock()), input, files: [] }
  await playOutcome(play, kind, await createRequest(asked, kind), { requester, clock, outcome, comment })
}
