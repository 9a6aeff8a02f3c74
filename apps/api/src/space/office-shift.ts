// The shift a new company starts with: Monday to Friday, 08:30-12:00 and 13:00-17:30 (A1; the spec's work starts 08:30).
import type { LocalDate } from '@hr/domain/calendar/local-date.ts'
import type { NewWorkShift } from '#api/attendance/shift/work-shift.store.ts'

export function officeShift(startDate: LocalDate): NewWorkShift {
  const periods = [
    { timeIn: '08:30', timeOut: '12:00' },
    { timeIn: '13:00', timeOut: '17:30' },
  ]
  return {
    name: 'Office',
    nameLo: 'ຫ້ອງການ',
    amEnd: '12:00',
    pmStart: '13:00',
    items: [1, 2, 3, 4, 5].flatMap(day =>
      periods.map(period => ({ day, ...period, startDate, expireDate: null })),
    ),
  }
}
