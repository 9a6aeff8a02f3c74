import { describe, expect, it } from 'vitest'
import { awayRows } from './away-rows.ts'

const week = ['2026-03-09', '2026-03-10', '2026-03-11', '2026-03-12', '2026-03-13']
const person = (id: number) => ({
  id,
  firstName: 'Noy',
  lastName: 'Vong',
  firstNameLo: '',
  lastNameLo: '',
  profileImage: null,
})
const leave = (
  employeeId: number,
  from: string,
  to: string,
  more: { fromHalf?: 'PM'; toHalf?: 'AM'; status?: 'PENDING' } = {},
) => ({
  id: `${employeeId}:${from}`,
  employee: person(employeeId),
  from,
  to,
  fromHalf: more.fromHalf ?? ('AM' as const),
  toHalf: more.toHalf ?? ('PM' as const),
  status: more.status ?? ('APPROVED' as const),
  leaveType: null,
})
const parts = (rows: ReturnType<typeof awayRows>) =>
  rows.map(row => row.days.map(day => day?.part ?? '-').join(' '))

describe('awayRows', () => {
  it('marks whole and half days', () => {
    const rows = awayRows([leave(1, '2026-03-09', '2026-03-11', { fromHalf: 'PM', toHalf: 'AM' })], week)
    expect(parts(rows)).toEqual(['PM DAY AM - -'])
  })

  it('cuts a leave to the week and leaves out what is outside', () => {
    const rows = awayRows([leave(1, '2026-03-01', '2026-03-09'), leave(2, '2026-03-14', '2026-03-20')], week)
    expect(parts(rows)).toEqual(['DAY - - - -'])
  })

  it('gives a person one row, in the order of the first leave', () => {
    const rows = awayRows(
      [
        leave(2, '2026-03-13', '2026-03-13'),
        leave(1, '2026-03-10', '2026-03-10'),
        leave(2, '2026-03-09', '2026-03-09'),
      ],
      week,
    )
    expect(rows.map(row => row.employee.id)).toEqual([2, 1])
    expect(parts(rows)).toEqual(['DAY - - - DAY', '- DAY - - -'])
  })

  it('makes a day of two halves, approved when one of them is', () => {
    const rows = awayRows(
      [
        leave(1, '2026-03-09', '2026-03-09', { toHalf: 'AM', status: 'PENDING' }),
        leave(1, '2026-03-09', '2026-03-09', { fromHalf: 'PM' }),
      ],
      week,
    )
    expect(rows[0]?.days[0]).toEqual({ part: 'DAY', isPending: false })
  })

  it('tells a request from an approved leave', () => {
    const rows = awayRows([leave(1, '2026-03-10', '2026-03-10', { status: 'PENDING' })], week)
    expect(rows[0]?.days[1]).toEqual({ part: 'DAY', isPending: true })
  })
})
