// The name of a leave year: '2026', or '2026/27' if it does not begin in January (L2).
import { yearOf } from '@hr/domain/calendar/local-date.ts'

type Year = { readonly from: string; readonly to: string }

export const leaveYearName = ({ from, to }: Year): string =>
  yearOf(from) === yearOf(to) ? String(yearOf(from)) : `${yearOf(from)}/${String(yearOf(to)).slice(2)}`
