// Leave summary and its ledger, and adjustments by HR (L3, L11). Half days are integers.
import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { listOf, paging } from './envelope.ts'
import { choice, employeeId, id, localDate, ownRecordReason, reason, search } from './field.ts'
import { expiringDays, leaveBalance } from './leave.ts'
import { person, unitNames } from './person.ts'

const summaryPerson = z.object({
  employee: person,
  staffId: z.string(),
  ...unitNames,
})

export const summaryBalance = z.extend(leaveBalance, {
  /** Within 60 days of today, as in the first reminder; not for a later date. */
  expiring: expiringDays,
})
const leaveSummaryRow = z.extend(summaryPerson, { balances: z.array(summaryBalance) })
export type LeaveSummaryRow = z.output<typeof leaveSummaryRow>

/** What the screen narrows the summary by, and its export. */
export const leaveSummaryFilter = {
  search: search(),
  /** With all units below it. */
  unitId: z.optional(id()),
  date: z.optional(localDate()),
}

export const listLeaveSummary = endpoint('GET', '/leave-summary', {
  allow: { group: 'LEAVE_SUMMARY', action: 'view' },
  topics: ['leave'],
  summary: 'Everybody with their balances of each leave type on a date, today by default; by name',
  input: z.strictObject({
    ...paging,
    ...leaveSummaryFilter,
  }),
  output: listOf(leaveSummaryRow),
})

const ledgerKinds = ['GRANT', 'CARRY_OVER', 'ADJUSTMENT', 'OPENING', 'USE', 'EXPIRY', 'CARRY_OUT'] as const

/** Null parts: somebody without an employee record has only a name. */
const ledgerAdjustment = z.object({
  id: z.string(),
  /** When it was saved. */
  at: z.string(),
  by: z.nullable(person),
  byName: z.string(),
  isUndone: z.boolean(),
  /** Undoes another adjustment. */
  isUndo: z.boolean(),
})

const ledgerLine = z.object({
  date: z.string(),
  kind: z.enum([...ledgerKinds, 'RELEASE']),
  halfDays: z.int(),
  /** What is left after this line. */
  balance: z.int(),
  /** The leave request this is about. */
  requestId: z.nullable(z.string()),
  requestNumber: z.nullable(z.int()),
  isPending: z.boolean(),
  reason: z.string(),
  /** Of a line that somebody entered by hand. */
  adjustment: z.nullable(ledgerAdjustment),
  /** Until when added days can be taken; null for lines that take away. */
  validTo: z.nullable(z.string()),
})
export type LedgerLine = z.output<typeof ledgerLine>

const typeLedger = z.object({
  leaveTypeId: z.string(),
  balance: leaveBalance,
  lines: z.array(ledgerLine),
})
export type TypeLedger = z.output<typeof typeLedger>

export const getLeaveSummary = endpoint('GET', '/leave-summary/:employeeId', {
  allow: { group: ['LEAVE_SUMMARY', 'MY_LEAVE', 'TEAM_LEAVE_REQUEST', 'LEAVE_REQUEST'], action: 'view' },
  topics: ['leave'],
  summary: 'The ledger of one person in the leave year of a date: each number of the summary, line by line',
  input: z.strictObject({ employeeId: employeeId(), date: z.optional(localDate()) }),
  output: z.extend(summaryPerson, {
    /** The leave year the lines are of. */
    from: z.string(),
    to: z.string(),
    types: z.array(typeLedger),
    mayAdjust: z.boolean(),
  }),
})

export const adjustmentKinds = ['ADJUSTMENT', 'OPENING'] as const

export const adjustLeave = endpoint('POST', '/leave-adjustments', {
  allow: { group: 'LEAVE_SUMMARY', action: 'edit' },
  topics: ['leave', 'notification'],
  summary:
    'Give half days (+) or take them (-) from a date on, with a reason; nobody adjusts their own and no balance falls below zero',
  input: z.strictObject({
    employeeId: employeeId(),
    leaveTypeId: id(),
    halfDays: z.int().check(
      z.gte(-730),
      z.lte(730),
      z.refine(halfDays => halfDays !== 0, { error: 'required' }),
    ),
    date: localDate(),
    reason: reason(),
    /** OPENING: days somebody brings along when the company begins with the product. */
    kind: z._default(choice(adjustmentKinds), 'ADJUSTMENT'),
    /** LEAVE_DAYS_EXPIRE without it, when given days can no longer be taken. */
    acceptsExpiry: z._default(z.boolean(), false),
  }),
  output: leaveBalance,
})

export const undoLeaveAdjustment = endpoint('POST', '/leave-adjustments/:id/undo', {
  allow: { group: 'LEAVE_SUMMARY', action: 'edit' },
  topics: ['leave', 'notification'],
  summary:
    'Undo an adjustment by counter-entries. ADJUSTMENT_UNDONE a second time, ADJUSTMENT_USED when too few of its days are left, ADJUSTMENT_ENDED when they can no longer be taken',
  input: z.strictObject({ id: id(), ownRecordReason: ownRecordReason() }),
  output: leaveBalance,
})
