// The public holidays of Laos by rule, as a start for a company's own list (N2; Decree 386 of 15 Dec 2017).
// 8 March is not among them: it is a holiday for women only, and a holiday of the list is one for everybody.
import type { Holiday } from './day-plan.ts'
import { addDays, weekday } from './local-date.ts'
import type { LocalDate } from './local-date.ts'

const fixed = [
  { day: '01-01', name: "New Year's Day", nameLo: 'ວັນປີໃໝ່ສາກົນ' },
  { day: '04-14', name: 'Lao New Year (Pi Mai)', nameLo: 'ບຸນປີໃໝ່ລາວ' },
  { day: '04-15', name: 'Lao New Year (Pi Mai)', nameLo: 'ບຸນປີໃໝ່ລາວ' },
  { day: '04-16', name: 'Lao New Year (Pi Mai)', nameLo: 'ບຸນປີໃໝ່ລາວ' },
  { day: '05-01', name: 'International Labour Day', nameLo: 'ວັນກຳມະກອນສາກົນ' },
  { day: '12-02', name: 'National Day', nameLo: 'ວັນຊາດ' },
] as const

const isWeekend = (date: LocalDate) => [0, 6].includes(weekday(date))

/**
 * In date order, days in lieu included: a holiday on a weekend moves to the next working day. Pi Mai is
 * announced each March and may differ, so the list stays editable.
 */
export function laoOfficialHolidays(year: number): Holiday[] {
  const prefix = String(year).padStart(4, '0')
  const days = fixed.map(({ day, name, nameLo }) => ({ date: `${prefix}-${day}`, name, nameLo }))
  const taken = new Set(days.map(({ date }) => date))
  const inLieu = days
    .filter(({ date }) => isWeekend(date))
    .map(({ date, name, nameLo }) => {
      let free = addDays(date, 1)
      while (isWeekend(free) || taken.has(free)) free = addDays(free, 1)
      taken.add(free)
      return { date: free, name: `${name} (in lieu)`, nameLo: `ພັກຊົດເຊີຍ${nameLo}` }
    })
  return [...days, ...inLieu]
    .sort((one, other) => (one.date < other.date ? -1 : 1))
    .map(({ date, name, nameLo }) => ({ from: date, to: date, name, nameLo, yearly: false }))
}
