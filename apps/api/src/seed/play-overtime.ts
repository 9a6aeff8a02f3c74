// Creates the demo company's overtime requests through the real verbs (O2).
import { attendancePeriod } from '@hr/domain/calendar/attendance-period.ts'
import { addDays, addMonths } from '@hr/domain/calendar/local-date.ts'
import { otKind } from '#api/overtime/request/ot-kind.ts'
import { createRequest } from '#api/request/create-request.ts'
import type { DemoCalendar } from './demo-calendar.ts'
import { monthEnd, overtime } from './demo/overtime-scenes.ts'
import type { OvertimeScene } from './demo/overtime-scenes.ts'
import { demoClock, inOrder, memberNamed, playOutcome, workOf } from './play-parts.ts'
import type { Play } from './play-parts.ts'
import { random } from './random.ts'

const completePeriods = [3, 2, 1]

/** A separate seed: changes to overtime do not change the rest. */
const chanceSeed = 845

export async function playOvertime(company: Omit<Play, 'chance'>): Promise<void> {
  const chance = random(chanceSeed)
  const play = { ...company, chance }
  const { calendar } = play
  for (const { scene, on } of inOrder(play, [...monthEndScenes(calendar), ...overtime])) {
    const { who, start, timeIn, timeOut, reason, outcome, comment } = scene
    const clock = demoClock(calendar, on, chance)
    const requester = memberNamed(play, who)
    const input = { date: calendar.workday(start), timeIn, timeOut, reason, approverIds: [] }
    const asked = { ...workOf(play, requester, clock()), input, files: [] }
    await playOutcome(play, otKind, await createRequest(asked, otKind), {
      requester,
      clock,
      outcome,
      comment,
    })
  }
}

function monthEndScenes({ today, workday, indexOf }: DemoCalendar): OvertimeScene[] {
  const { people, days, timeIn, timeOut, reason } = monthEnd
  return completePeriods.flatMap(ago => {
    const { to } = attendancePeriod(addMonths(today, -ago))
    // The working days that end on or before these days of the month.
    const starts = new Set(days.map(day => indexOf(addDays(to, day - 20))))
    return [...starts].flatMap(start =>
      people
        .filter(() => workday(start) < today)
        .map(who => ({ who, start, timeIn, timeOut, ahead: 2, outcome: 'APPROVED' as const, reason })),
    )
  })
}
