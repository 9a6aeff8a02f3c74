import type { LeaveType } from '@hr/contract/leave-type.ts'
import type { PersonalBalance } from '@hr/contract/leave.ts'
import { expect, test } from 'vitest'
import { ownLeaveTypes } from './own-leave-types.ts'

const type = (id: string, change: Partial<LeaveType> = {}): LeaveType => ({
  id,
  code: id,
  name: id,
  nameLo: id,
  color: '#283A97',
  paid: true,
  amount: 15,
  planned: [],
  carryOverAmount: 0,
  expiredAmount: 0,
  attachFileDayOver: 0,
  countsWeekendsAndHolidays: false,
  proRata: true,
  gender: null,
  maxConsecutiveDays: 0,
  isActive: true,
  ...change,
})
const balance: PersonalBalance = {
  leaveTypeId: 'annual',
  entitled: 30,
  carriedOver: 0,
  expired: 0,
  adjusted: 0,
  used: 4,
  pending: 2,
  available: 24,
  expiring: null,
}
const types = [
  type('annual'),
  type('maternity', { gender: 'female' }),
  type('old', { isActive: false }),
  type('unpaid'),
]
const shown = (gender: string | null) => ownLeaveTypes(types, [balance], gender).map(own => own.type.id)

test.each([
  ['female', ['annual', 'maternity', 'unpaid']],
  ['male', ['annual', 'unpaid']],
  [null, ['annual', 'maternity', 'unpaid']],
])('a person of gender %s may choose %j', (gender, ids) => expect(shown(gender)).toEqual(ids))

test('a type comes with its balance, one without balance with none', () => {
  expect(ownLeaveTypes(types, [balance], 'male').map(own => own.balance?.available)).toEqual([24, undefined])
})
