// Shifts of the demo company in addition to the default office shift, and who is assigned to them (A1).
import type { NewWorkShift } from '#api/attendance/shift/work-shift.store.ts'
import type { LocalDate } from '@hr/domain/calendar/local-date.ts'
import type { PositionName, UnitKey } from './structure.ts'

type DemoShift = {
  readonly shift: (startDate: LocalDate) => NewWorkShift
  readonly isHeldBy: (unit: UnitKey, position: PositionName) => boolean
}

const periods = (
  days: readonly number[],
  times: readonly (readonly [timeIn: string, timeOut: string])[],
  startDate: LocalDate,
) =>
  days.flatMap(day =>
    times.map(([timeIn, timeOut]) => ({ day, timeIn, timeOut, startDate, expireDate: null })),
  )

export const shifts: readonly DemoShift[] = [
  {
    shift: startDate => ({
      name: 'Warehouse',
      nameLo: 'ສາງສິນຄ້າ',
      amEnd: '12:00',
      pmStart: '13:00',
      items: [
        ...periods(
          [1, 2, 3, 4, 5],
          [
            ['08:00', '12:00'],
            ['13:00', '16:30'],
          ],
          startDate,
        ),
        ...periods([6], [['08:00', '12:00']], startDate),
      ],
    }),
    isHeldBy: unit =>
      unit === 'warehouse' || unit === 'inbound' || unit === 'outbound' || unit === 'transport',
  },
  {
    shift: startDate => ({
      name: 'Guard',
      nameLo: 'ຍາມ',
      amEnd: '12:00',
      pmStart: '13:00',
      items: periods([1, 2, 3, 4, 5, 6], [['06:00', '14:00']], startDate),
    }),
    isHeldBy: (_unit, position) => position === 'Security Guard',
  },
]
