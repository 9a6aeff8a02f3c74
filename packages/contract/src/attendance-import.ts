// Punches from the file of a clock (A2), and those of numbers that belong to nobody. Dates are 'YYYY-MM-DD', times
// 'HH:mm:ss', both of the company's time zone; instants ISO 8601 in UTC.
import { dateOrders } from '@hr/domain/attendance/punch-time.ts'
import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { listOf, paging } from './envelope.ts'
import {
  choice,
  closedReason,
  employeeId,
  localDate,
  ownRecordReason,
  reason,
  requiredText,
  search,
  timeZone,
} from './field.ts'
import { importedColumns, importError, importFile, importInput } from './import.ts'
import { person } from './person.ts'

/** What a column may say. The time is `at`, or `date` and `time`; the person `deviceNumber` or `staffId`. */
export const punchColumns = ['deviceNumber', 'staffId', 'name', 'at', 'date', 'time', 'device'] as const
export type PunchColumn = (typeof punchColumns)[number]

/** Lines of one file: a month of a thousand people. */
export const mostPunchLines = 100_000

const dates = z.nullable(z.object({ from: z.string(), to: z.string() }))
/** The number by which a device knows somebody: a text, leading zeros count. */
const deviceUser = () => requiredText(50)
const editing = { group: 'ATTENDANCE_MONITORING', action: 'edit' } as const

export const importPunches = endpoint('POST', '/attendance/import', {
  allow: editing,
  topics: ['attendance'],
  summary:
    'Import punches: the log of a ZKTeco clock (attlog), iVMS-4200 records, .csv or .xlsx. A dry run stores nothing and shows what would happen. Lines that cannot be read are named and kept out; the same file twice brings nothing new',
  input: z.strictObject({
    ...importInput(choice([...punchColumns, 'ignore'])),
    /** How 01/02/2026 is meant: needed when the year does not come first and no date, or both orders, are proven. */
    dateOrder: z.optional(choice(dateOrders)),
    /** Of the clocks that wrote the file; without it the company's. */
    timeZone: z.optional(timeZone()),
    /** Given, punches of closed periods are taken too, and what they change is listed as a difference (A13). */
    closedReason: closedReason(),
  }),
  files: importFile,
  output: z.object({
    /** As what the file was read. */
    layout: z.enum(['CLOCK_LOG', 'TABLE']),
    /** Lines with something in them. */
    rows: z.int(),
    /** Punches of people that are new. */
    added: z.int(),
    /** Those that are there already, with people or waiting, and lines that say the same as another one. */
    known: z.int(),
    /** New ones of numbers that belong to nobody on the date. */
    waiting: z.int(),
    /** New ones in closed periods, kept out for want of a reason. */
    closed: z.int(),
    /** Added ones from before the company kept attendance: no day is computed of them. */
    beforeKept: z.int(),
    /** The first day of attendance. */
    attendanceSince: z.string(),
    /** Why nothing can be imported. */
    errors: z.array(importError),
    /** Lines that are kept out, those of closed periods too: the first thousand. */
    badLines: z.object({ total: z.int(), rows: z.array(importError) }),
    columns: importedColumns(z.enum(punchColumns)),
    /** Null = the file says the year first. `read` is null where the text is no date that way. */
    dateOrder: z.nullable(
      z.object({
        /** In the call, else the proven one. */
        chosen: z.nullable(z.enum(dateOrders)),
        /** By dates that can be read in one order only: none, one, or both in a file that contradicts itself. */
        proven: z.array(z.enum(dateOrders)),
        readings: z.array(
          z.object({
            order: z.enum(dateOrders),
            /** Lines that cannot be read that way. */
            unreadable: z.int(),
            examples: z.array(z.object({ text: z.string(), read: z.nullable(z.string()) })),
          }),
        ),
      }),
    ),
    timeZone: z.string(),
    /** The first lines as they were read. */
    firstLines: z.array(
      z.object({
        row: z.int(),
        person: z.string(),
        date: z.string(),
        time: z.string(),
        /** Null = it belongs to nobody. */
        employee: z.nullable(person),
      }),
    ),
    /** Of the punches that are new. */
    dates,
    people: z.array(
      z.object({ employee: person, staffId: z.string(), added: z.int(), known: z.int(), dates }),
    ),
    deviceUsers: z.array(z.object({ deviceUser: z.string(), name: z.string(), waiting: z.int(), dates })),
  }),
})
export type PunchImportResult = z.output<(typeof importPunches)['output']>

export const listDeviceUsers = endpoint('GET', '/attendance/device-users', {
  allow: { group: 'ATTENDANCE_MONITORING', action: 'view' },
  topics: ['attendance'],
  summary: 'Numbers at the devices whose punches wait to be given to somebody, the latest first',
  input: z.strictObject({ ...paging, search: search() }),
  output: listOf(
    z.object({
      deviceUser: z.string(),
      /** As the file had it; empty when it had none. */
      name: z.string(),
      /** Where the latest one was. */
      device: z.string(),
      waiting: z.int(),
      from: z.string(),
      to: z.string(),
      /** Whose record has the number, as device number or staff id. */
      suggested: z.nullable(z.extend(person, { startedOn: z.string() })),
    }),
  ),
})
export type DeviceUserRow = z.output<(typeof listDeviceUsers)['output']>['rows'][number]

export const listDevicePunches = endpoint('GET', '/attendance/device-users/punches', {
  allow: { group: 'ATTENDANCE_MONITORING', action: 'view' },
  topics: ['attendance'],
  summary: 'The punches of a number that wait, the newest first',
  input: z.strictObject({ ...paging, deviceUser: deviceUser() }),
  output: listOf(
    z.object({ at: z.string(), date: z.string(), time: z.string(), device: z.string(), name: z.string() }),
  ),
})

export const assignDeviceUser = endpoint('POST', '/attendance/device-users/assign', {
  allow: editing,
  topics: ['attendance'],
  summary:
    'From a day on a number belongs to somebody: what waits since then becomes theirs, and so does what later files bring. A dry run stores nothing',
  input: z.strictObject({
    dryRun: z._default(z.boolean(), false),
    deviceUser: deviceUser(),
    employeeId: employeeId(),
    from: localDate(),
    /** Needed for punches in closed periods, which wait on without it. */
    closedReason: closedReason(),
    ownRecordReason: ownRecordReason(),
  }),
  output: z.object({
    assigned: z.int(),
    dates,
    /** What waits on: in closed periods, and for other reasons (before the day, outside the employment). */
    closed: z.int(),
    waiting: z.int(),
  }),
})

export const voidDevicePunches = endpoint('POST', '/attendance/device-users/void', {
  allow: { group: 'ATTENDANCE_MONITORING', action: 'delete' },
  topics: ['attendance'],
  summary:
    'Takes out what waits of a number, with the reason: it is listed no more and never comes back by a file',
  input: z.strictObject({ deviceUser: deviceUser(), reason: reason() }),
  output: z.object({ voided: z.int() }),
})
