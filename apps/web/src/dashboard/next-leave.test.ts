import type { LeaveRequestRow } from '@hr/contract/leave.ts'
import { describe, expect, it } from 'vitest'
import { daysUntil, nextLeave } from './next-leave.ts'

const someone = {
  id: 1,
  firstName: 'Noy',
  lastName: 'Vong',
  firstNameLo: '',
  lastNameLo: '',
  profileImage: null,
}
const row = (from: string, to: string, status: LeaveRequestRow['status'] = 'APPROVED'): LeaveRequestRow => ({
  id: from,
  number: 1,
  status,
  employee: someone,
  leaveType: { id: 't', name: 'Annual leave', nameLo: '', color: '#1971c2' },
  from,
  to,
  fromHalf: 'AM',
  toHalf: 'PM',
  halfDays: 2,
  reason: 'Family',
  createdAt: '2026-01-01T00:00:00Z',
  historyCount: 1,
  purpose: 'NEW',
  original: null,
  openChange: null,
  closedTo: null,
  progress: { order: 1, total: 2 },
  currentApprover: null,
  waitingSince: null,
  decision: null,
  may: {
    decide: false,
    decideRefusal: null,
    cancel: false,
    edit: false,
    askToCancel: false,
    askRefusal: null,
    decidesFor: null,
  },
})
const today = '2026-03-10'

describe('nextLeave', () => {
  it('is no request to cancel leave', () => {
    const asked = { ...row('2026-03-12', '2026-03-12', 'PENDING'), purpose: 'CANCELLATION' as const }
    expect(nextLeave([asked], today)).toBeUndefined()
  })

  it('is the earliest that is not over', () => {
    const rows = [
      row('2026-04-01', '2026-04-02'),
      row('2026-03-20', '2026-03-20'),
      row('2026-03-01', '2026-03-09'),
    ]
    expect(nextLeave(rows, today)?.from).toBe('2026-03-20')
  })

  it('is the one that goes on today, its last day included', () => {
    expect(nextLeave([row('2026-03-08', today), row('2026-03-20', '2026-03-20')], today)?.from).toBe(
      '2026-03-08',
    )
  })

  it('may be still pending, but neither rejected nor cancelled', () => {
    const rows = [
      row('2026-03-11', '2026-03-11', 'REJECTED'),
      row('2026-03-12', '2026-03-12', 'CANCELLED'),
      row('2026-03-13', '2026-03-13', 'PENDING'),
    ]
    expect(nextLeave(rows, today)?.status).toBe('PENDING')
  })

  it('may be none', () => {
    expect(nextLeave([], today)).toBeUndefined()
  })
})

describe('daysUntil', () => {
  it.each([
    ['2026-03-11', 1],
    ['2026-03-10', 0],
    ['2026-03-08', 0],
    ['2026-04-10', 31],
  ])('from %s it is %i', (from, days) => {
    expect(daysUntil({ from }, today)).toBe(days)
  })
})
