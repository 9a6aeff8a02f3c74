// Who is at work right now. Times are 'HH:mm' of the company's time zone.
import { boardStates } from '@hr/domain/attendance/board-state.ts'
import { dayStatuses } from '@hr/domain/attendance/attendance-status.ts'
import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { listOf, paging } from './envelope.ts'
import { choice, id, search } from './field.ts'
import { person, unitNames } from './person.ts'

/** What the board narrows to: a state, or those of any state who came late. */
export const boardFilters = [...boardStates, 'LATE'] as const
export type BoardFilter = (typeof boardFilters)[number]

const time = z.nullable(z.string())

export const boardRow = z.object({
  employee: person,
  staffId: z.string(),
  ...unitNames,
  state: z.enum(boardStates),
  lateMinutes: z.int(),
  /** Of the day; null while nothing can be said of it yet (A7). */
  status: z.nullable(z.enum(dayStatuses)),
  /** The day it is about: that of yesterday while its night shift continues. */
  date: z.string(),
  timeIn: time,
  timeOut: time,
  /** By the shift; null without work. */
  scheduleIn: time,
  scheduleOut: time,
  leaveType: time,
  leaveTypeLo: time,
  /** Where somebody who is away works. */
  offSitePlace: time,
})
export type BoardRow = z.output<typeof boardRow>

export const attendanceToday = endpoint('GET', '/attendance/today', {
  allow: { group: ['ATTENDANCE_MONITORING', 'TEAM_ATTENDANCE_REQUEST'], action: 'view' },
  topics: ['attendance'],
  summary:
    'Who is in, late, away or missing right now, by name: everybody (ATTENDANCE_MONITORING), or the own team (TEAM_ATTENDANCE_REQUEST)',
  input: z.strictObject({
    ...paging,
    search: search(),
    /** Where they work today, with all units below it. */
    unitId: z.optional(id()),
    only: z.optional(choice(boardFilters)),
  }),
  output: z.extend(listOf(boardRow), {
    /** Of everybody whom search and unit leave, whatever `only` says. */
    counts: z.record(z.enum(boardFilters), z.int()),
    everybody: z.int(),
    isTeam: z.boolean(),
  }),
})
