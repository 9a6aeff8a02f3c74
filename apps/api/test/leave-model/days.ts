// Dates and leave years, computed by the model independently: '2026-03-10'.

export const plusDays = (date: string, days: number): string =>
  new Date(Date.parse(date) + days * 86_400_000).toISOString().slice(0, 10)

export const daysFrom = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / 86_400_000

type Years = { readonly startMonth: number }

/** The calendar year in which a leave year begins (L2). */
export const yearOf = ({ startMonth }: Years, date: string): number =>
  Number(date.slice(0, 4)) - (Number(date.slice(5, 7)) < startMonth ? 1 : 0)

/** This day in each month of a leave year. */
export const monthly = ({ startMonth }: Years, year: number, day: string): string[] =>
  Array.from({ length: 12 }, (_, index) => {
    const month = startMonth + index
    const [calendarYear, inYear] = month > 12 ? [year + 1, month - 12] : [year, month]
    return `${calendarYear}-${String(inYear).padStart(2, '0')}-${day}`
  })

export const firstDayOf = (years: Years, year: number): string => monthly(years, year, '01')[0] ?? ''

export const lastDayOf = (years: Years, year: number): string => plusDays(firstDayOf(years, year + 1), -1)

/** The leave years that need grants: the next one from three months before it begins. */
export function dueYears(years: Years, today: string): number[] {
  const year = yearOf(years, today)
  const ahead = monthly(years, year, '01')[9] ?? ''
  return today >= ahead ? [year, year + 1] : [year]
}

/** Both ends included; empty if it ends before it starts. */
export function datesOf(from: string, to: string): string[] {
  const dates: string[] = []
  for (let date = from; date <= to; date = plusDays(date, 1)) dates.push(date)
  return dates
}
