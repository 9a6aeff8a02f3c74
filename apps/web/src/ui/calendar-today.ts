// The day that calendars mark as today and open at: the company's; without a company the browser's.
import type { LocalDate } from '@hr/domain/calendar/local-date.ts'
import type { DateInputProps } from '@mantine/dates'
import { createContext, useContext } from 'react'

const Today = createContext<LocalDate | null>(null)
export const CalendarToday = Today.Provider

type Bounds = Pick<DateInputProps, 'minDate' | 'maxDate'>

/** Bounds are 'YYYY-MM-DD'. */
export const isWithin = (day: LocalDate, { minDate, maxDate }: Bounds): boolean =>
  (typeof minDate !== 'string' || minDate <= day) && (typeof maxDate !== 'string' || day <= maxDate)

/** Mantine itself takes the browser's day. */
export function useCalendarToday(bounds: Bounds = {}) {
  const today = useContext(Today)
  return {
    opensAt: today !== null && isWithin(today, bounds) ? { defaultDate: today } : {},
    markOf: (day: LocalDate) => (today === null ? {} : { 'data-today': day === today || undefined }),
  }
}
