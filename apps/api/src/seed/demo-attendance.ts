// Punches of the demo company for its last periods and the days computed from them. Written in bulk through the
// usual engine and stores: playing every punch as a request would take minutes.
import { attendanceDays } from '@hr/domain/attendance/attendance-days.ts'
import type { PersonFacts } from '@hr/domain/attendance/attendance-days.ts'
import { attendancePeriod } from '@hr/domain/calendar/attendance-period.ts'
import type { AttendanceSpan } from '@hr/domain/attendance/attendance-span.ts'
import { expectedPeriods } from '@hr/domain/attendance/expected-periods.ts'
import { timesOn } from '@hr/domain/attendance/planned-periods.ts'
import { addDays, addMonths, instantOf } from '@hr/domain/calendar/local-date.ts'
import type { LocalDate } from '@hr/domain/calendar/local-date.ts'
import { settleRecords } from '#api/attendance/overtime/settle-records.ts'
import { replaceDays } from '#api/attendance/day/attendance-day.store.ts'
import type { ComputedDay } from '#api/attendance/day/attendance-day.store.ts'
import { loadPersonFacts } from '#api/attendance/day/load-person-facts.ts'
import { insertPunches } from '#api/attendance/punch/punch.store.ts'
import type { NewPunch } from '#api/attendance/punch/punch.store.ts'
import { writeAudits } from '#api/audit/write-audit.ts'
import { defaultTimeZone } from '#api/company/company.store.ts'
import { updateClosedTo } from '#api/company/company.store.ts'
import type { Scope } from '#api/db/connect/scope.ts'
import { newId } from '#api/db/new-id.ts'
import { lockEmployees } from '#api/people/lock-employees.ts'
import { demoPunches, habitOf } from './demo-punches.ts'
import type { ForgottenPart, Habit } from './demo-punches.ts'
import { demoSignIns } from './demo/sign-ins.ts'
import type { Forgotten } from './play-attendance-requests.ts'
import { random } from './random.ts'
import type { Random } from './random.ts'

/** A separate seed: changes to attendance do not change the leave. */
const chanceSeed = 830
/** Share of the forgotten punches that HR entered by hand. */
const enteredShare = 0.35
const reason = 'Forgot to punch, confirmed by the line manager'
const device = 'Main door'
const dayMs = 86_400_000

/** People computed and stored together: all days of 5,000 would not fit into memory. */
const peopleAtOnce = 250

/** Three complete periods and the current one. */
export const attendanceSince = (today: LocalDate): LocalDate => attendancePeriod(addMonths(today, -3)).from

type Attendance = {
  readonly members: readonly { readonly id: number; readonly username: string }[]
  readonly today: LocalDate
  readonly now: Date
  /** Days without a punch, each covered by a request. */
  readonly forgotten: readonly Forgotten[]
}

export async function playAttendance(
  trx: Scope,
  { members, today, now, forgotten }: Attendance,
): Promise<void> {
  const chance = random(chanceSeed)
  let final = today
  for (let first = 0; first < members.length; first += peopleAtOnce) {
    const some = members.slice(first, first + peopleAtOnce)
    const last = await storeAttendance(trx, { members: some, today, now, forgotten, chance })
    if (last < final) final = last
  }
  await updateClosedTo(trx, final, null)
}

/** Returns the last date whose days are all final. */
async function storeAttendance(
  trx: Scope,
  { members, today, now, forgotten, chance }: Attendance & { readonly chance: Random },
): Promise<LocalDate> {
  const dates = { from: attendanceSince(today), to: today }
  const employeeIds = members.map(({ id }) => id)
  await lockEmployees(trx, employeeIds)
  const { span, facts } = await loadPersonFacts(trx, employeeIds, dates)
  const made = members.flatMap(({ id, username }) => {
    const person = facts.get(id)
    if (!person) return []
    const punches = punchesOf(id, person, {
      span,
      chance,
      now,
      missing: new Map(forgotten.filter(one => one.employeeId === id).map(({ date, part }) => [date, part])),
    })
    // A demo sign-in gets the button to clock in, not a day already punched.
    const shown = isSignIn(username) ? punches.filter(({ at }) => at.getTime() < beginOf(today)) : punches
    return [{ id, person, punches: shown }]
  })
  const punches = made.flatMap(one => one.punches)
  await insertPunches(trx, punches)
  await writeEntered(trx, punches)
  const days = made.flatMap(({ id, person, punches: own }) => {
    const known = { ...person, punches: own.map(({ at }) => at.getTime()) }
    return attendanceDays(span, known, now.getTime()).map(day => ({ employeeId: id, day }))
  })
  await replaceDays(trx, { employeeIds, ...dates }, days)
  await settleRecords(trx, { employeeIds, ...dates }, { by: null, cause: 'DAY_ENDED', isJob: true })
  return lastFinal(days, today)
}

const beginOf = (date: LocalDate) => instantOf(date, '00:00', defaultTimeZone)
const isSignIn = (username: string) => demoSignIns.some(one => one.username === username)

type Making = {
  readonly span: AttendanceSpan
  readonly chance: Random
  readonly now: Date
  readonly missing: ReadonlyMap<LocalDate, ForgottenPart>
}

/** No punch after now, none on days off and leave. */
function punchesOf(
  employeeId: number,
  person: PersonFacts,
  { span, chance, now, missing }: Making,
): NewPunch[] {
  const habit: Habit = habitOf(chance)
  const days = attendanceDays(span, { ...person, punches: [] }, now.getTime())
  return days.flatMap(({ facts, record }) => {
    const worked = facts.overtime.map(({ timeIn, timeOut }) =>
      timesOn(facts.date, timeIn, timeOut, facts.timeZone),
    )
    const planned = expectedPeriods(facts).filter(period => period !== null)
    const periods = [...planned, ...worked].toSorted((one, other) => one.startsAt - other.startsAt)
    const punched = demoPunches(periods, habit, chance)
    const part = missing.get(record.date)
    const inAt = part === 'IN' || part === 'BOTH' ? null : punched.inAt
    const outAt = part === 'OUT' || part === 'BOTH' ? null : punched.outAt
    const isEntered = chance.next() < enteredShare && part === undefined
    const [first, last] = [periods[0]?.startsAt, periods.at(-1)?.endsAt]
    if (first === undefined || last === undefined) return []
    const forgotten = inAt === null ? first : last
    const isOver = facts.window.toAt + dayMs < now.getTime()
    return [
      ...[inAt, outAt].filter(at => at !== null).map(at => punch(employeeId, new Date(at))),
      ...(isEntered && isOver && (inAt === null) !== (outAt === null)
        ? [entered(employeeId, new Date(forgotten))]
        : []),
    ].filter(({ at }) => at <= now)
  })
}

const punch = (employeeId: number, at: Date): NewPunch => ({
  id: newId(),
  employee_id: employeeId,
  at,
  time_zone: defaultTimeZone,
  source: 'DEVICE',
  device,
  received_at: at,
  reason: '',
})

const entered = (employeeId: number, at: Date): NewPunch => ({
  ...punch(employeeId, at),
  source: 'MANUAL',
  device: '',
  received_at: new Date(at.getTime() + dayMs),
  reason,
})

async function writeEntered(trx: Scope, punches: readonly NewPunch[]): Promise<void> {
  for (const { id, employee_id, at, source, received_at } of punches.filter(one => one.source === 'MANUAL'))
    await writeAudits(trx.as({ now: received_at }), [
      {
        operation: 'CREATE',
        entity: 'punch',
        entityId: id,
        after: { employeeId: employee_id, at, source, reason },
      },
    ])
}

/** The nightly job finalizes the days after this one. */
function lastFinal(days: readonly { readonly day: ComputedDay }[], today: LocalDate): LocalDate {
  const open = days.filter(({ day }) => day.record.isProvisional).map(({ day }) => day.record.date)
  return addDays(
    open.reduce((first, date) => (date < first ? date : first), today),
    -1,
  )
}
