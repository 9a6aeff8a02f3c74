// Days of attendance of people of a journey.
import { addPunch, explainDay } from '@hr/contract/attendance.ts'
import { addDays, instantOf } from '@hr/domain/calendar/local-date.ts'
import type { LocalDate } from '@hr/domain/calendar/local-date.ts'
import type { Member, SignedIn } from './people.ts'
import { ask } from './server.ts'

const employeeIdOf = ({ profile }: Member): number => profile.employee?.id ?? 0

/** The last day before `before` that is over, on which work was expected and nobody came. */
export async function absentDay(member: Member, before: LocalDate): Promise<LocalDate> {
  const date = addDays(before, -1)
  const { token } = member
  const { day } = await ask(explainDay, { employeeId: employeeIdOf(member), date }, { token })
  return day?.status === 'ABSENT' ? date : absentDay(member, date)
}

/** HR enters when somebody came and left, on the clocks of the company. */
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
