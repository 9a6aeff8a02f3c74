// Effects of an overrule or its undo on others (A8, R11): audit, notification of each person, browsers that show the
// days.
import { paths } from '@hr/contract/paths.ts'
import type { AskedOverrule } from '@hr/domain/attendance/overrule-refusal.ts'
import { actorName } from '#api/people/names-of.ts'
import type { Work } from '#api/approval/request-kind.ts'
import { writeAudits } from '#api/audit/write-audit.ts'
import { publishLive } from '#api/live/publish-live.ts'
import { notifyAll } from '#api/notification/notify.ts'
import type { Bilingual } from '#api/notification/parameter-text.ts'
import { notifyBoard } from '../board/notify-board.ts'
import type { DayOf } from './overrule.store.ts'

type OverruleEvent = AskedOverrule & {
  readonly actionId: string
  readonly reason: string
  readonly days: readonly DayOf[]
  readonly isUndone: boolean
}

export async function notifyOverruled(work: Work<unknown>, event: OverruleEvent): Promise<void> {
  const { db, caller } = work
  const { actionId, type, timeIn, timeOut, reason, days, isUndone } = event
  const people = [...Map.groupBy(days, ({ employeeId }) => employeeId)].map(([employeeId, own]) => ({
    employeeId,
    dates: own.map(({ date }) => date).toSorted(),
  }))
  await writeAudits(
    db,
    people.map(({ employeeId, dates }) => {
      const entered = { employeeId, dates, type, timeIn, timeOut, reason }
      return {
        operation: isUndone ? ('UPDATE' as const) : ('CREATE' as const),
        entity: 'attendance_overrule',
        entityId: actionId,
        ...(isUndone ? { before: entered, after: { undone: true } } : { after: entered }),
      }
    }),
  )
  const actor = await actorName(db, caller)
  await notifyAll(
    work,
    people.map(({ employeeId, dates }) => {
      const [from = '', to = ''] = [dates[0], dates.at(-1)]
      return {
        employeeIds: [employeeId],
        code: isUndone ? ('OVERRULE_UNDONE' as const) : ('DAY_OVERRULED' as const),
        parameters: { actor, what: whatText(event), from, to, comment: reason },
        link: `${paths.myAttendance}?at=${to}&day=${to}`,
      }
    }),
  )
  const [only] = people
  if (only && people.length === 1) await notifyBoard(work, only.employeeId)
  else await publishLive(db, { topic: 'attendance', employeeIds: [] })
}

function whatText({ type, timeIn, timeOut }: AskedOverrule): Bilingual {
  if (type !== 'TIME_ATTENDANCE') return whats[type]
  if (timeIn === null && timeOut === null)
    return { en: 'Times set by hand taken back', lo: 'ຖອນເວລາທີ່ກຳນົດເອງຄືນ' }
  const [enIn, loIn] = timeIn === null ? ['', ''] : [` in ${timeIn}`, ` ເຂົ້າ ${timeIn}`]
  const [enOut, loOut] = timeOut === null ? ['', ''] : [` out ${timeOut}`, ` ອອກ ${timeOut}`]
  return { en: `Times set by hand${enIn}${enOut}`, lo: `ກຳນົດເວລາເອງ${loIn}${loOut}` }
}

const whats = {
  LATE: { en: 'Late waived', lo: 'ຍົກເວັ້ນການມາຊ້າ' },
  EARLY_OUT: { en: 'Early leaving waived', lo: 'ຍົກເວັ້ນການອອກກ່ອນເວລາ' },
  UNWAIVE_ATTENDANCE: { en: 'Waiver taken back', lo: 'ຍົກເລີກການຍົກເວັ້ນ' },
} as const
