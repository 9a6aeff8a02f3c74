import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays, datesFrom } from '../calendar/local-date.ts'
import type { LocalDate } from '../calendar/local-date.ts'
import { isWeekend } from '../calendar/weekdays.ts'
import { isReminderDue, workingDaysWaited } from './reminder-due.ts'

const holidays: readonly LocalDate[] = ['2026-01-01', '2026-04-14', '2026-04-15', '2026-04-16', '2027-01-01']
const isWorkingDay = (date: LocalDate) => !isWeekend(date) && !holidays.includes(date)
const everyDay = () => true

describe('isReminderDue (R11)', () => {
  test.each<[string, LocalDate, LocalDate | null, LocalDate, boolean]>([
    ['Monday: not the same day', '2026-03-02', null, '2026-03-02', false],
    ['Monday: not on Tuesday', '2026-03-02', null, '2026-03-03', false],
    ['Monday: on Wednesday', '2026-03-02', null, '2026-03-04', true],
    ['Friday: not on Saturday', '2026-03-06', null, '2026-03-07', false],
    ['Friday: not on Monday', '2026-03-06', null, '2026-03-09', false],
    ['Friday: on Tuesday', '2026-03-06', null, '2026-03-10', true],
    ['Saturday: on Tuesday', '2026-03-07', null, '2026-03-10', true],
    ['Pi Mai: Monday the 13th, not on Friday the 17th', '2026-04-13', null, '2026-04-17', false],
    ['Pi Mai: Monday the 13th, on Monday the 20th', '2026-04-13', null, '2026-04-20', true],
    ['over New Year: Wednesday, not on Friday', '2026-12-30', null, '2027-01-01', false],
    ['over New Year: Wednesday, on Monday', '2026-12-30', null, '2027-01-04', true],
    ['late: never on a day off', '2026-03-02', null, '2026-03-07', false],
    ['late: on the next working day', '2026-03-02', null, '2026-03-09', true],
    ['reminded today: not again', '2026-03-02', '2026-03-04', '2026-03-04', false],
    ['reminded on Wednesday: not on Thursday', '2026-03-02', '2026-03-04', '2026-03-05', false],
    ['reminded on Wednesday: again on Friday', '2026-03-02', '2026-03-04', '2026-03-06', true],
    ['reminded, then reassigned: starts over', '2026-03-05', '2026-03-04', '2026-03-06', false],
    ['reminded, then given to somebody else: on Monday', '2026-03-05', '2026-03-04', '2026-03-09', true],
    ['today is before the step', '2026-03-05', null, '2026-03-04', false],
  ])('%s', (_, since, remindedOn, today, isDue) =>
    expect(isReminderDue({ since, remindedOn }, today, isWorkingDay)).toBe(isDue),
  )

  test('somebody who works every day is reminded on the weekend', () =>
    expect(isReminderDue({ since: '2026-03-06', remindedOn: null }, '2026-03-08', everyDay)).toBe(true))

  test('somebody without any working day is never reminded', () =>
    expect(isReminderDue({ since: '2026-03-02', remindedOn: null }, '2027-03-02', () => false)).toBe(false))

  test('asked on any days, as often as may be: between two reminders lie two working days', () => {
    const start = '2026-03-30'
    const visits = fc.uniqueArray(fc.nat({ max: 60 }), { minLength: 1, maxLength: 40 })
    fc.assert(
      fc.property(visits, days => {
        const reminded: LocalDate[] = []
        for (const day of days.toSorted((one, other) => one - other)) {
          const today = addDays(start, day)
          const step = { since: start, remindedOn: reminded.at(-1) ?? null }
          if (isReminderDue(step, today, isWorkingDay)) reminded.push(today)
        }
        for (const [index, date] of reminded.entries()) {
          const before = reminded[index - 1] ?? start
          expect(isWorkingDay(date)).toBe(true)
          expect(datesFrom(addDays(before, 1), date).filter(isWorkingDay).length).toBeGreaterThanOrEqual(2)
        }
      }),
    )
  })
})

test.each<[LocalDate, LocalDate, number]>([
  ['2026-03-06', '2026-03-06', 0],
  ['2026-03-06', '2026-03-09', 1],
  ['2026-03-06', '2026-03-10', 2],
  ['2026-04-13', '2026-04-20', 2],
])('from %s to %s: %d working days', (since, today, days) =>
  expect(workingDaysWaited(since, today, isWorkingDay)).toBe(days),
)
