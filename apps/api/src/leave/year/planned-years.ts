// The leave years of a company before and after a change of the month in which they begin (L2). Used by the preview and
// the change, so that they cannot differ.
import { localDateOf } from '@hr/domain/calendar/local-date.ts'
import { dueLeaveYears } from '@hr/domain/leave/due-leave-years.ts'
import { changedStarts, leaveYear } from '@hr/domain/leave/leave-year.ts'
import type { YearStarts } from '@hr/domain/leave/leave-year.ts'
import { readCompanyTime } from '#api/company/company.store.ts'
import type { Scope } from '#api/db/connect/scope.ts'
import { findLastBookedDay } from './year-start.store.ts'

export type PlannedYears = {
  readonly before: YearStarts
  readonly after: YearStarts
  /** The last leave year in which days are granted or booked, or must be by today. */
  readonly granted: number
}

export async function plannedYears(db: Scope, month: number): Promise<PlannedYears> {
  const [{ year_starts: before, time_zone: timeZone }, booked] = await Promise.all([
    readCompanyTime(db),
    findLastBookedDay(db),
  ])
  const due = dueLeaveYears(localDateOf(db.now.getTime(), timeZone), before)
  const years = booked === null ? due : [...due, leaveYear(booked, before)]
  const granted = Math.max(...years.map(({ year }) => year))
  return { before, after: changedStarts(before, { granted, month }), granted }
}
