import type { LocalTime } from '@hr/domain/calendar/local-date.ts'

/** "17:30 - 20:00" */
export const timesText = ({ timeIn, timeOut }: { timeIn: LocalTime; timeOut: LocalTime }): string =>
  `${timeIn} - ${timeOut}`
