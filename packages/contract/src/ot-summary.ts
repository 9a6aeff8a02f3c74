// The summary of overtime (O7): what the records of some dates come to, per employee. Lengths are minutes, amounts integers
// in the smallest unit of their currency.
import { nearLimitShare } from '@hr/domain/overtime/near-limit.ts'
import { otRecordStatuses } from '@hr/domain/overtime/ot-record-status.ts'
import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { listOf, paging, plainPaging } from './envelope.ts'
import { choice } from './field.ts'
import { otRecordFilter } from './ot-record.ts'
import { person, unitNames } from './person.ts'

const { status: _, ...summaryFilter } = otRecordFilter

/** The sums of records. */
const otSums = z.object({
  records: z.int(),
  /** Only statuses that occur, in their order. */
  byStatus: z.array(z.object({ status: z.enum(otRecordStatuses), records: z.int() })),
  /** Payable minutes by rate, the lowest first. */
  byPercent: z.array(z.object({ percent: z.int(), minutes: z.int() })),
  approved: z.int(),
  breakMinutes: z.int(),
  cutByDay: z.int(),
  cutByMonth: z.int(),
  payable: z.int(),
  /** By currency. Null = the reader may not see pay. */
  pay: z.nullable(z.array(z.object({ currency: z.string(), amount: z.int() }))),
  /** Records without a salary: the amounts are without them. 0 for a reader who may not see pay. */
  withoutSalary: z.int(),
})
export type OtSums = z.output<typeof otSums>

const otSummaryRow = z.object({
  employee: person,
  staffId: z.string(),
  /** On the date of their last record. */
  ...unitNames,
  ...otSums.shape,
})
export type OtSummaryRow = z.output<typeof otSummaryRow>

export const otSummarySorts = ['name', '-name', 'payable', '-payable'] as const
export type OtSummarySort = (typeof otSummarySorts)[number]

/** Mine, my team and all need different groups; any allows the call. */
const readers = { group: ['MY_OT', 'TEAM_OT_REQUEST', 'OT_RECORD', 'OT_SUMMARY'], action: 'view' } as const

export const otSummary = endpoint('GET', '/ot-summary', {
  allow: readers,
  topics: ['overtime', 'attendance'],
  summary: 'Per employee what the overtime records of some dates come to: mine, my team, all',
  input: z.strictObject({ ...paging, ...summaryFilter, sort: z._default(choice(otSummarySorts), 'name') }),
  output: listOf(otSummaryRow),
})

export const otSummaryTotals = endpoint('GET', '/ot-summary/totals', {
  allow: readers,
  topics: ['overtime', 'attendance'],
  summary: 'The sums of everybody that the filters find',
  input: z.strictObject(summaryFilter),
  output: z.extend(otSums, {
    people: z.int(),
    /** People with stale days, whose records may still change. */
    recounting: z.int(),
  }),
})
export type OtTotals = z.output<typeof otSummaryTotals.output>

export const otSummaryCharts = endpoint('GET', '/ot-summary/charts', {
  allow: readers,
  topics: ['overtime', 'attendance'],
  summary: 'Payable overtime by unit and month from the 21st to the 20th, the units with the most first',
  input: z.strictObject(summaryFilter),
  output: z.object({
    /** '2026-03' is 21 February to 20 March; the earliest first. */
    months: z.array(z.string()),
    units: z.array(
      z.object({
        ...unitNames,
        /** One for each of `months`. */
        minutes: z.array(z.int()),
      }),
    ),
  }),
})
export type OtCharts = z.output<typeof otSummaryCharts.output>

export const listNearOtLimit = endpoint('GET', '/ot-summary/near-limit', {
  allow: { group: ['TEAM_OT_REQUEST', 'OT_SUMMARY'], action: 'view' },
  topics: ['overtime', 'attendance'],
  summary: `Who reaches the monthly limit in the current period (O2): approved and pending minutes of at least ${nearLimitShare * 100} % of it, the fullest first; everybody for OT_SUMMARY, otherwise the own team`,
  input: z.strictObject(plainPaging),
  output: z.array(
    z.object({
      employee: person,
      approved: z.int(),
      pending: z.int(),
      limit: z.int(),
    }),
  ),
})
export type NearLimit = z.output<typeof listNearOtLimit.output>[number]
