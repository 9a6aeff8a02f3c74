// Creates the demo company's overtime through the real verbs (O2, O3): requests, and minutes that HR enters. Returns the
// days whose punches are missing.
import { attendancePeriod } from '@hr/domain/calendar/attendance-period.ts'
import { holidayOn } from '@hr/domain/calendar/day-plan.ts'
import { addDays, addMonths, datesFrom, weekday } from '@hr/domain/calendar/local-date.ts'
import type { LocalDate } from '@hr/domain/calendar/local-date.ts'
import { otKind } from '#api/overtime/request/ot-kind.ts'
import { correctOtRecord } from '#api/overtime/record/correct-record.ts'
import { createRequest } from '#api/request/create-request.ts'
import { attendanceSince } from './demo-attendance.ts'
import type { DemoCalendar } from './demo-calendar.ts'
import { monthEnd, overtime } from './demo/overtime-scenes.ts'
import type { OvertimeScene } from './demo/overtime-scenes.ts'
import type { Forgotten } from './play-attendance-requests.ts'
import { demoClock, inOrder, memberNamed, playOutcome, workOf } from './play-parts.ts'
import type { Play } from './play-parts.ts'
import { random } from './random.ts'

const completePeriods = [3, 2, 1]

/** A separate seed: changes to overtime do not change the rest. */
const chanceSeed = 845

type Dated = OvertimeScene & { readonly date: LocalDate }

/** `more`: of the people of branches. */
export async function playOvertime(
  company: Omit<Play, 'chance'>,
  more: readonly OvertimeScene[],
): Promise<Forgotten[]> {
  const chance = random(chanceSeed)
  const play = { ...company, chance }
  const { calendar } = play
  const scenes = [...demoOvertime(calendar), ...dated(calendar, more)]
  for (const { scene, on } of inOrder(play, scenes)) {
    const { who, date, timeIn, timeOut, reason, outcome, comment } = scene
    const clock = demoClock(calendar, on, chance)
    const requester = memberNamed(play, who)
    const input = { date, timeIn, timeOut, reason, approverIds: [] }
    const asked = { ...workOf(play, requester, clock()), input, files: [] }
    await playOutcome(play, otKind, await createRequest(asked, otKind), {
      requester,
      clock,
      outcome,
      comment,
    })
  }
  return scenes.flatMap(({ who, date, missing }) =>
    missing === undefined ? [] : [{ employeeId: memberNamed(play, who).id, date, part: missing }],
  )
}

/** After the records are settled: HR enters minutes where a punch is missing. */
export async function playOtCorrections(play: Play): Promise<void> {
  const { calendar, chance } = play
  for (const { who, date, entered } of demoOvertime(calendar)) {
    if (!entered) continue
    const clock = demoClock(calendar, calendar.workday(calendar.indexOf(date) + 1), chance)
    const work = workOf(play, memberNamed(play, 'hr'), clock())
    const input = { ...entered, employeeId: memberNamed(play, who).id, date, inClosedPeriod: false }
    await correctOtRecord({ ...work, input })
  }
}

/** On some dates of the year two scenes of a person fall on the same day: the first one stays. */
function demoOvertime(calendar: DemoCalendar): readonly Dated[] {
  const scenes = [...dated(calendar, monthEndScenes(calendar)), ...dated(calendar, overtime)]
  const isFirst = ({ who, date }: Dated, place: number) =>
    scenes.findIndex(one => one.who === who && one.date === date) === place
  return scenes.filter(isFirst)
}

/** `start` becomes the working day on or before the date, so that requests can be put in order. */
const dated = (calendar: DemoCalendar, scenes: readonly OvertimeScene[]): Dated[] =>
  scenes.flatMap(scene => {
    const date = dateOf(calendar, scene)
    return date === undefined ? [] : [{ ...scene, date, start: calendar.indexOf(date) }]
  })

function dateOf(calendar: DemoCalendar, { start, on }: OvertimeScene): LocalDate | undefined {
  const day = calendar.workday(start)
  if (on === undefined) return day
  const isWanted = (date: LocalDate) =>
    on === 'SATURDAY' ? weekday(date) === 6 : holidayOn(calendar.holidays, date) !== undefined
  return datesFrom(attendanceSince(calendar.today), addDays(day, -1)).findLast(isWanted)
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
