import { describe, expect, test } from 'vitest'
import { laoOfficialHolidays } from './lao-official-holidays.ts'

const dates = (year: number) => laoOfficialHolidays(year).map(({ from }) => from.slice(5))

describe('the public holidays of Laos', () => {
  test.each([
    [2025, ['01-01', '04-14', '04-15', '04-16', '05-01', '12-02']],
    [2026, ['01-01', '04-14', '04-15', '04-16', '05-01', '12-02']],
    [2027, ['01-01', '04-14', '04-15', '04-16', '05-01', '05-03', '12-02']],
    // 2028: 1 Jan is a Saturday, 15 and 16 April are a weekend, 2 Dec is a Saturday.
    [2028, ['01-01', '01-03', '04-14', '04-15', '04-16', '04-17', '04-18', '05-01', '12-02', '12-04']],
  ])('%i', (year, expected) => expect(dates(year)).toEqual(expected))

  test('a day in lieu says so in both languages, and is one day', () => {
    const inLieu = laoOfficialHolidays(2027).find(({ from }) => from === '2027-05-03')
    expect(inLieu).toEqual({
      from: '2027-05-03',
      to: '2027-05-03',
      name: 'International Labour Day (in lieu)',
      nameLo: 'ພັກຊົດເຊີຍວັນກຳມະກອນສາກົນ',
      yearly: false,
    })
  })
})
