// Overtime settings (O1): limits, breaks, the divisor of pay and the rates, for job grades and from a date on.
import { namedRow } from './named-row.ts'
import { otDayTypes } from '@hr/domain/overtime/ot-setting.ts'
import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { nothing, plainPaging } from './envelope.ts'
import { person } from './person.ts'
import { mostAffected } from './setting-effect.ts'
import { choice, id, localDate, localTime, name, optionalText, ownRecordReason, reason } from './field.ts'
import { workShiftItem } from './work-shift.ts'

const view = { group: 'OT_SETTING', action: 'view' } as const

/** Whole days and hours. */
export const otLimits = {
  workingDayPerMonth: { min: 1, max: 31 },
  workingHourPerDay: { min: 1, max: 24 },
  maxHourPerDay: { min: 1, max: 24 },
  maxHourPerMonth: { min: 1, max: 744 },
  maxConsecutiveDays: { min: 1, max: 31 },
  totalHourRequiredBreak: { min: 1, max: 24 },
  breakTimeStartAfter: { min: 1, max: 24 },
  breakTimeDeductionDuration: { min: 1, max: 24 },
  minHourPerRequest: { min: 0, max: 24 },
} as const
export const otPercent = { min: 100, max: 1000 } as const
export const mostOtBands = 20
const mostOtGrades = 100

const within = ({ min, max }: { readonly min: number; readonly max: number }) =>
  z.int().check(z.gte(min), z.lte(max))

/** `timeOut` at or before `timeIn` is on the next day. */
const givenBand = z.strictObject({
  dayType: choice(otDayTypes),
  timeIn: localTime(),
  timeOut: localTime(),
  percent: within(otPercent),
})

const rules = {
  /** The first day; days before keep what applied to them. */
  from: localDate(),
  workingDayPerMonth: within(otLimits.workingDayPerMonth),
  workingHourPerDay: within(otLimits.workingHourPerDay),
  maxHourPerDay: within(otLimits.maxHourPerDay),
  maxHourPerMonth: within(otLimits.maxHourPerMonth),
  maxConsecutiveDays: within(otLimits.maxConsecutiveDays),
  totalHourRequiredBreak: within(otLimits.totalHourRequiredBreak),
  breakTimeStartAfter: within(otLimits.breakTimeStartAfter),
  breakTimeDeductionDuration: within(otLimits.breakTimeDeductionDuration),
  minHourPerRequest: within(otLimits.minHourPerRequest),
  /** Bands of a day type must not overlap; a minute in no band is paid at 150 %. */
  dailyOtTime: z.array(givenBand).check(z.maxLength(mostOtBands)),
}
const content = {
  name: name(),
  nameLo: optionalText(50),
  ...rules,
  /** Needed where something is below the law (`belowLaw` of the domain). */
  lawReason: z.optional(reason()),
  ownRecordReason: ownRecordReason(),
}
const grades = () => z.array(id()).check(z.maxLength(mostOtGrades))

const otVersion = z.object({
  from: z.string(),
  /** It has always applied: the setting the company began with. */
  isSinceEver: z.boolean(),
  /** The day before the next version begins; null = until further notice. */
  to: z.nullable(z.string()),
  /** In their order; the default has none. */
  jobGrades: z.array(namedRow),
  workingDayPerMonth: z.int(),
  workingHourPerDay: z.int(),
  maxHourPerDay: z.int(),
  maxHourPerMonth: z.int(),
  maxConsecutiveDays: z.int(),
  totalHourRequiredBreak: z.int(),
  breakTimeStartAfter: z.int(),
  breakTimeDeductionDuration: z.int(),
  minHourPerRequest: z.int(),
  dailyOtTime: z.array(
    z.object({ dayType: z.enum(otDayTypes), timeIn: z.string(), timeOut: z.string(), percent: z.int() }),
  ),
  /** Why something is below the law; empty = nothing is. */
  lawReason: z.string(),
})
export type OtVersion = z.output<typeof otVersion>

export const otSetting = z.object({
  ...namedRow.shape,
  /** Applies to everybody whose job grade no other setting names. */
  isDefault: z.boolean(),
  /** People at work to whom it applies today. */
  people: z.int(),
  /** The version of today; null = the setting begins later. */
  current: z.nullable(otVersion),
  /** The next planned one. */
  next: z.nullable(otVersion),
  /** Counts the changes of the setting and all its versions. */
  version: z.int(),
})
export type OtSettingRow = z.output<typeof otSetting>

/** `versions`: the newest first. */
const otSettingHistory = z.extend(otSetting, { versions: z.array(otVersion) })
export type OtSettingHistory = z.output<typeof otSettingHistory>

export const listOtSettings = endpoint('GET', '/ot-settings', {
  allow: view,
  topics: ['otSetting', 'organization'],
  summary: 'The overtime settings with what applies today and next: the default first, the others by name',
  input: z.strictObject(plainPaging),
  output: z.array(otSetting),
})

const otGrade = z.object({
  ...namedRow.shape,
  /** People at work with this grade today. */
  people: z.int(),
  /** The setting that names the grade on the date; null = the default applies. */
  setting: z.nullable(namedRow),
})
export type OtGrade = z.output<typeof otGrade>

export const listOtGrades = endpoint('GET', '/ot-settings/job-grades', {
  allow: view,
  topics: ['otSetting', 'organization'],
  summary: 'The job grades in their order, each with the setting that names it on a date (today if left out)',
  input: z.strictObject({ ...plainPaging, date: z.optional(localDate()) }),
  output: z.array(otGrade),
})

const otDefaultShift = z.object({
  name: z.string(),
  nameLo: z.string(),
  items: z.array(workShiftItem),
})
export type OtDefaultShift = z.output<typeof otDefaultShift>

export const getOtDefaultShift = endpoint('GET', '/ot-settings/default-shift', {
  allow: view,
  topics: ['workShift'],
  summary: 'The times of the company’s default shift, past and planned ones too; null without one',
  input: z.strictObject({}),
  output: z.nullable(otDefaultShift),
})

export const getOtSetting = endpoint('GET', '/ot-settings/:id', {
  allow: view,
  topics: ['otSetting', 'organization'],
  summary: 'One overtime setting with all its versions',
  input: z.strictObject({ id: id() }),
  output: otSettingHistory,
})

export const createOtSetting = endpoint('POST', '/ot-settings', {
  allow: { group: 'OT_SETTING', action: 'add' },
  topics: ['otSetting'],
  summary:
    'Add an overtime setting for job grades from a day on; OT_GRADE_TAKEN if another setting names one of them then, OT_BELOW_LAW without a reason where the law gives more',
  input: z.strictObject({ ...content, jobGradeIds: grades().check(z.minLength(1, 'required')) }),
  output: otSettingHistory,
})

export const updateOtSetting = endpoint('PUT', '/ot-settings/:id', {
  allow: { group: 'OT_SETTING', action: 'edit' },
  topics: ['otSetting'],
  summary:
    'Correct the version that begins on `from`, or add one from that day on if anything but the names differs. Grades that are left out have the default; the default itself takes none. STALE if `version` is outdated',
  input: z.strictObject({ id: id(), ...content, jobGradeIds: grades(), version: z.int() }),
  output: otSettingHistory,
})

const change = { before: z.int(), after: z.int() }
/** By currency; null = the reader may not see pay. */
const payChange = z.nullable(z.array(z.object({ currency: z.string(), ...change })))

const otSettingEffect = z.object({
  /** Requested or approved overtime of today and later that only these rules put above a limit (O2). */
  aboveLimits: z.int(),
  /** The last closed period; null = none is closed. */
  period: z.nullable(z.object({ from: z.string(), to: z.string() })),
  /** Whose overtime would come to other minutes or another amount. */
  people: z.int(),
  records: z.int(),
  /** Payable minutes of these records. */
  minutes: z.object(change),
  pay: payChange,
  /** The largest change first. */
  rows: z.array(z.object({ employee: person, minutes: z.object(change), pay: payChange })),
})
export type OtSettingEffect = z.output<typeof otSettingEffect>

export const previewOtSetting = endpoint('POST', '/ot-settings/preview', {
  allow: view,
  topics: ['otSetting', 'overtime', 'attendance'],
  summary: `What the overtime of the last closed period would come to under these rules, with at most ${mostAffected} people, and how much that is requested or approved would be above the limits; stores nothing`,
  input: z.strictObject({
    /** Of the setting that changes; left out for a new one. */
    id: z.optional(id()),
    ...rules,
    jobGradeIds: grades(),
  }),
  output: otSettingEffect,
})

export const deleteOtSetting = endpoint('DELETE', '/ot-settings/:id', {
  allow: { group: 'OT_SETTING', action: 'delete' },
  topics: ['otSetting'],
  summary:
    'Delete a setting, or only its version that begins on `from`: the version before it then continues. DEFAULT_OT_SETTING for the default and its first version',
  input: z.strictObject({ id: id(), from: z.optional(localDate()), ownRecordReason: ownRecordReason() }),
  output: nothing,
})
