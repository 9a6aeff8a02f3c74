// Dates for a request, found by asking the server, so that the holidays of any year are respected.
import { listLeaveTypes } from '@hr/contract/leave-type.ts'
import type { LeaveType } from '@hr/contract/leave-type.ts'
import { leaveBalances, previewLeave, requestLeave } from '@hr/contract/leave.ts'
import type { LeaveBalance, LeaveRequestDetail } from '@hr/contract/leave.ts'
import { addDays, weekday, yearOf } from '@hr/domain/calendar/local-date.ts'
import type { LocalDate } from '@hr/domain/calendar/local-date.ts'
import type { Member } from './people.ts'
import { ask } from './server.ts'

const friday = 5

type Person = Pick<Member, 'token' | 'profile'>

export type Range = { readonly from: LocalDate; readonly to: LocalDate; readonly halfDays: number }

export async function leaveTypeOf({ token }: Person, code: string): Promise<LeaveType> {
  const types = await ask(listLeaveTypes, {}, { token })
  const type = types.find(each => each.code === code)
  if (type === undefined) throw new Error(`No leave type ${code}`)
  return type
}

export async function balanceOf(member: Person, leaveTypeId: string): Promise<LeaveBalance> {
  const balances = await ask(leaveBalances, {}, { token: member.token })
  const balance = balances.find(each => each.leaveTypeId === leaveTypeId)
  if (balance === undefined) throw new Error(`No balance for ${leaveTypeId}`)
  return balance
}

export const todayOf = ({ profile }: Person): LocalDate => profile.workspace?.today ?? ''

type Which = 'first' | 'last'

/** Fridays of this year, future ones first: the nearest one first, or the farthest. */
function fridays(today: LocalDate, which: Which): LocalDate[] {
  const next = addDays(today, ((friday - weekday(today) + 7) % 7) + 7)
  const ahead = Array.from({ length: 52 }, (_, week) => addDays(next, week * 7))
  const back = Array.from({ length: 52 }, (_, week) => addDays(next, (week + 1) * -7))
  return [...(which === 'first' ? ahead : ahead.toReversed()), ...back].filter(
    date => yearOf(date) === yearOf(today),
  )
}

/**
 * Friday to Monday with only the weekend in between: two days counted. `last` is a range that no other journey uses, so
 * that a change to its days affects none of them.
 */
export async function rangeOverWeekend(
  member: Person,
  leaveTypeId: string,
  which: Which = 'first',
): Promise<Range> {
  for (const from of fridays(todayOf(member), which)) {
    const to = addDays(from, 3)
    if (yearOf(to) !== yearOf(from)) continue
    const preview = await ask(previewLeave, { leaveTypeId, from, to }, { token: member.token })
    const isPlain = preview.days.every(day => day.counted || day.reason === 'WEEKEND')
    if (preview.refusal === null && isPlain && preview.halfDays === 4) return { from, to, halfDays: 4 }
  }
  throw new Error('No weekend without holidays in this year')
}

/** A request that exists before the journey begins. */
export async function requested(
  member: Person,
  leaveTypeId: string,
  { from, to }: Range,
): Promise<LeaveRequestDetail> {
  const input = { leaveTypeId, from, to, reason: 'Visiting my parents in Savannakhet' }
  return await ask(requestLeave, input, { token: member.token })
}
