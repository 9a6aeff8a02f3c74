import type { AttendanceDay } from '@hr/contract/attendance.ts'
import { describe, expect, it } from 'vitest'
import { sentDays, shiftTime, typedOf, withShiftTimes, withTime } from './missing-times.ts'

type Period = Pick<AttendanceDay['periods'][number], 'timeSchedule' | 'timeCheck'>
const day = (
  employeeId: number,
  timeIn: string | null,
  timeOut: string | null,
  schedule: Period['timeSchedule'] = { timeIn: '08:30', timeOut: '17:30' },
): AttendanceDay => {
  const timeCheck = { timeIn, timeOut, labelIn: null, labelOut: null }
  const periods = [{ timeSchedule: schedule, timeCheck }]
  return { employeeId, date: '2026-03-02', periods } as unknown as AttendanceDay
}

describe('typed times', () => {
  const one = day(1, '08:28', null)
  const two = day(2, null, '17:30')

  it('keeps the order in which days were typed first', () => {
    const typed = withTime(withTime(withTime([], two, { timeIn: '8' }), one, { timeOut: '17:00' }), two, {
      timeIn: '08:10',
    })
    expect(typed.map(({ employeeId }) => employeeId)).toEqual([2, 1])
    expect(typedOf(typed, two)).toMatchObject({ timeIn: '08:10', timeOut: '' })
  })

  it('sends days with a time, and null for one that stays', () => {
    const typed = withTime(withTime([], one, { timeOut: '' }), two, { timeIn: '08:10' })
    expect(sentDays(typed)).toEqual([{ employeeId: 2, date: '2026-03-02', timeIn: '08:10', timeOut: null }])
  })

  it('fills what is missing with the shift, and nothing that was typed or punched', () => {
    const typed = withShiftTimes(withTime([], one, { timeOut: '16:00' }), [one, two])
    expect(sentDays(typed)).toEqual([
      { employeeId: 1, date: '2026-03-02', timeIn: null, timeOut: '16:00' },
      { employeeId: 2, date: '2026-03-02', timeIn: '08:30', timeOut: null },
    ])
  })

  it('fills nothing on a day without a shift', () => {
    const free = day(3, '08:00', null, null)
    expect(shiftTime(free, 'timeOut')).toBeUndefined()
    expect(sentDays(withShiftTimes([], [free]))).toEqual([])
  })
})
