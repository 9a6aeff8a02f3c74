// The attendance report and its export (A14, A15): per employee and dates. Minutes and days are integers, leave is counted
// in half days, hours are to the hundredth, amounts integers in kip.
import type { attendanceExportColumns } from '@hr/domain/attendance/attendance-export-row.ts'
import { dayStatuses } from '@hr/domain/attendance/attendance-status.ts'
import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { exportOf, exportPaging, listOf, nothing, paging } from './envelope.ts'
import { choice, employeeId, id, localDate, search } from './field.ts'
import { person, positionNames, unitNames } from './person.ts'

const reportScopes = ['team', 'all'] as const
export type ReportScope = (typeof reportScopes)[number]

/** What a range of days comes to; a day counts in all that applies to it. */
const totals = {
  regular: z.int(),
  /** Days, and minutes that HR did not waive. */
  late: z.int(),
  lateMinutes: z.int(),
  early: z.int(),
  earlyMinutes: z.int(),
  /** Days with a missing time in or out. */
  missing: z.int(),
  absent: z.int(),
  leaveHalfDays: z.int(),
  offSite: z.int(),
  hours: z.number(),
  /** Payable overtime, in minutes. */
  overtimeMinutes: z.int(),
  penalty: z.int(),
  /** Days whose job grade has no rates: the sum is without them. */
  withoutRate: z.int(),
}

const attendanceReportRow = z.object({
  employee: person,
  staffId: z.string(),
  /** Of the last date; of those who left before it, of their last day. */
  ...unitNames,
  ...positionNames,
  ...totals,
})
export type AttendanceReportRow = z.output<typeof attendanceReportRow>

/** What the screen narrows the report by, and its export. */
const filter = {
  from: localDate(),
  /** At most a year later. */
  to: localDate(),
  /** Where and as what they worked on the day, units with all below. */
  unitId: z.optional(id()),
  positionId: z.optional(id()),
  employeeId: z.optional(employeeId()),
  search: search(),
}
const scoped = { ...filter, scope: z._default(choice(reportScopes), 'all') }

export const reportSorts = [
  'name',
  '-name',
  'regular',
  '-regular',
  'lateMinutes',
  '-lateMinutes',
  'earlyMinutes',
  '-earlyMinutes',
  'missing',
  '-missing',
  'absent',
  '-absent',
  'leaveHalfDays',
  '-leaveHalfDays',
  'offSite',
  '-offSite',
  'hours',
  '-hours',
  'overtimeMinutes',
  '-overtimeMinutes',
  'penalty',
  '-penalty',
] as const
export type ReportSort = (typeof reportSorts)[number]

const readers = { group: ['ATTENDANCE_SUMMARY', 'TEAM_ATTENDANCE_REQUEST'], action: 'view' } as const
const takers = { group: 'ATTENDANCE_SUMMARY', action: 'export' } as const

export const attendanceReport = endpoint('GET', '/attendance/report', {
  allow: readers,
  topics: ['attendance'],
  summary:
    'Per employee what the days of some dates come to: everybody (ATTENDANCE_SUMMARY) or the own team (TEAM_ATTENDANCE_REQUEST). Who has no day in them is left out',
  input: z.strictObject({ ...paging, ...scoped, sort: z._default(choice(reportSorts), 'name') }),
  output: listOf(attendanceReportRow),
})

export const attendanceReportTotals = endpoint('GET', '/attendance/report/totals', {
  allow: readers,
  topics: ['attendance'],
  summary: 'The sum of the report, of everybody that its filters find',
  input: z.strictObject(scoped),
  output: z.object({
    ...totals,
    people: z.int(),
    /** Of Saturdays and Sundays, which the daily sheet of the export leaves out (spec 4). */
    weekendPenalty: z.int(),
    weekendHours: z.number(),
    /** People with stale days, whose figures may still change. */
    recounting: z.int(),
  }),
})

const lateness = { days: z.int(), late: z.int(), lateMinutes: z.int() }

/** Of so many dates the charts show each; of more each month. */
export const mostCourseDates = 62

export const attendanceReportCharts = endpoint('GET', '/attendance/report/charts', {
  allow: readers,
  topics: ['attendance'],
  summary:
    'The report as charts: days by status, lateness by unit and by weekday, and the course of the dates',
  input: z.strictObject(scoped),
  output: z.object({
    /** The most frequent first; days that are still open have none. */
    statuses: z.array(z.object({ status: z.enum(dayStatuses), days: z.int() })),
    /** Of the units people worked in, the most minutes first. */
    units: z.array(z.object({ ...unitNames, ...lateness })),
    /** 0 = Sunday. */
    weekdays: z.array(z.object({ weekday: z.int(), ...lateness })),
    /** Each date, or the first of each month. */
    course: z.array(
      z.object({
        date: z.string(),
        statuses: z.array(z.object({ status: z.enum(dayStatuses), days: z.int() })),
      }),
    ),
  }),
})
export type ReportCharts = z.output<typeof attendanceReportCharts.output>

type Column = (typeof attendanceExportColumns)[number]
/** In the spelling of the specification; words are in the reader's language. */
const attendanceExportLine = z.object({
  'Person ID': z.string(),
  Date: z.string(),
  'Full Name': z.string(),
  Department: z.string(),
  'Job-grade': z.string(),
  'Check-In': z.nullable(z.string()),
  'Check-out': z.nullable(z.string()),
  Late: z.int(),
  totalHours: z.nullable(z.number()),
  'Early Leave': z.int(),
  'HR Comment': z.string(),
  status: z.string(),
  event: z.string(),
  'Request Pending': z.int(),
  /** Null = the job grade of that day has no rate. */
  amount: z.nullable(z.int()),
} satisfies Record<Column, z.ZodMiniType>)
export type AttendanceExportLine = z.output<typeof attendanceExportLine>

export const exportAttendance = endpoint('GET', '/attendance/report/export', {
  allow: takers,
  topics: [],
  summary:
    'Days for a spreadsheet, by name and date, 100 at a time, all of one moment; without Saturdays, Sundays and what is before the contract',
  input: z.strictObject({ ...exportPaging, ...filter }),
  output: exportOf(attendanceExportLine),
})

export const streamAttendance = endpoint('GET', '/attendance/report/file', {
  allow: takers,
  topics: [],
  summary:
    'The same rows as one CSV file (UTF-8) with a total per person, written while it is read: any number of rows',
  raw: true,
  callsPerMinute: 30,
  input: z.strictObject(filter),
  output: nothing,
})
