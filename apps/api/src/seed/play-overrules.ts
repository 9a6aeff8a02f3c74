// Creates the demo company's overrules through the real verbs (A8), on days whose random punches gave a bad result.
import { overruleDays } from '#api/attendance/overrule/overrule-days.ts'
import type { DayOf } from '#api/attendance/overrule/overrule.store.ts'
import { undoOverrule } from '#api/attendance/overrule/undo-overrule.ts'
import { attendanceSince } from './demo-attendance.ts'
import { overrules } from './demo/overrule-scenes.ts'
import type { OverruleScene } from './demo/overrule-scenes.ts'
import { demoSignIns } from './demo/sign-ins.ts'
import { demoClock, memberNamed, workOf } from './play-parts.ts'
import type { Play } from './play-parts.ts'

export async function playOverrules(play: Play): Promise<void> {
  const hr = memberNamed(play, 'hr')
  for (const scene of overrules) {
    const days = await daysOf(play, scene)
    const [first] = days
    if (!first) continue
    // A day is final when its punch window is over.
    const { calendar, chance } = play
    const clock = demoClock(calendar, calendar.workday(calendar.indexOf(first.date) + 2), chance)
    const { asked, reason, isUndone = false } = scene
    const input = { ...asked, reason, days, inClosedPeriod: false }
    const { actionId } = await overruleDays({ ...workOf(play, hr, clock()), input })
    if (!isUndone || actionId === null) continue
    await undoOverrule({ ...workOf(play, hr, clock()), input: { actionId, inClosedPeriod: false } })
  }
}

/** Skips the demo sign-ins: their pages show their own requests. */
async function daysOf(
  { trx, company, calendar }: Play,
  { status, people, before }: OverruleScene,
): Promise<DayOf[]> {
  const signIns = new Set(company.members.filter(isSignIn).map(({ id }) => id))
  const rows = await trx
    .selectFrom('attendance_day')
    .select(['employee_id as employeeId', 'date'])
    .where('workspace_id', '=', company.workspaceId)
    .where('status', '=', status)
    .where('date', '>=', attendanceSince(calendar.today))
    .where('date', '<=', calendar.workday(before))
    .orderBy('date', 'desc')
    .orderBy('employee_id')
    .execute()
  const dates = Map.groupBy(
    rows.filter(({ employeeId }) => !signIns.has(employeeId)),
    ({ date }) => date,
  )
  const found = [...dates.values()].find(days => days.length >= people) ?? []
  return found.slice(0, people)
}

const isSignIn = ({ username }: Play['company']['members'][number]): boolean =>
  demoSignIns.some(one => one.username === username)
