// Dates as the model reckons them, on its own: '2026-03-10'.

export const plusDays = (date: string, days: number): string =>
  new Date(Date.parse(date) + days * 86_400_000).toISOString().slice(0, 10)

export const daysFrom = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / 86_400_000

export const yearOf = (date: string): number => Number(date.slice(0, 4))

export const isWeekend = (date: string): boolean => [0, 6].includes(new Date(date).getUTCDay())

/** Both ends included; none when it ends before it starts. */
export function datesOf(from: string, to: string): string[] {
  const dates: string[] = []
  for (let date = from; date <= to; date = plusDays(date, 1)) dates.push(date)
  return dates
}
