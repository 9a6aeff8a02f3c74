// Attendance days for the people of a journey.
import { addPunch, explainDay } from '@hr/contract/attendance.ts'
import { createWorkShift } from '@hr/contract/work-shift.ts'
import { setEmployeeShift } from '@hr/contract/shift-holder.ts'
import { addDays, instantOf, weekday } from '@hr/domain/calendar/local-date.ts'
import type { LocalDate } from '@hr/domain/calendar/local-date.ts'
import { mark } from './people.ts'
import type { Member, SignedIn } from './people.ts'
import { ask } from './server.ts'

const employeeIdOf = ({ profile }: Member): number => profile.employee?.id ?? 0

/** The last past day before `before` with expected work and no punch. */
export async function absentDay(member: Member, before: LocalDate): Promise<LocalDate> {
  const date = addDays(before, -1)
  const { token } = member
  const { day } = await ask(explainDay, { employeeId: employeeIdOf(member), date }, { token })
  return day?.status === 'ABSENT' ? date : absentDay(member, date)
}

/**
 * Gives them a shift without work yesterday, today and tomorrow, so that a punch at any hour belongs to today, even one
 * before the window of a working day (A3).
 */
export async function offToday({ token }: SignedIn, member: Member, today: LocalDate): Promise<void> {
  const from = addDays(today, -1)
  const item = { day: weekday(addDays(today, 3)), timeIn: '08:30', timeOut: '17:30', expireDate: null }
  const code = mark()
  const shift = { code, name: `Shift ${code}`, nameLo: '', from, items: [item] }
  const { id: workShiftId } = await ask(createWorkShift, shift, { token })
  await ask(setEmployeeShift, { id: employeeIdOf(member), workShiftId, from }, { token })
}

/** HR enters the in and out times of a person, in company time. */
export async function punchedBy(
  hr: SignedIn,
  member: Member,
  date: LocalDate,
  times: readonly string[],
): Promise<void> {
  const { timeZone } = await ask(
    explainDay,
    { employeeId: employeeIdOf(member), date },
    { token: member.token },
  )
  for (const time of times) {
    const at = new Date(instantOf(date, time, timeZone)).toISOString()
    const reason = 'Read from the paper list at the gate'
    await ask(addPunch, { employeeId: employeeIdOf(member), at, reason }, { token: hr.token })
  }
}
