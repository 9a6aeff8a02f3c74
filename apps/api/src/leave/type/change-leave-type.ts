// Changes a leave type: its facts, its amount from a leave year on, the audit entry and the adjusted grants, in one
// transaction (L1, L3).
import type { LeaveType } from '@hr/contract/leave-type.ts'
import { amountOfYear, changedAmounts } from '@hr/domain/leave/amount-of-year.ts'
import type { Work } from '#api/approval/request-kind.ts'
import { auditUpdate } from '#api/audit/write-audit.ts'
import { Refusal, orNotFound } from '#api/http/refusal.ts'
import { adjustGrantsToLeaveType } from './adjust-grants-to-leave-type.ts'
import type { GrantChanges } from './adjust-grants-to-leave-type.ts'
import { leaveTypeColumns, refusingTakenCode } from './leave-type-columns.ts'
import { countLeaveTypeUsage } from './leave-type-usage.queries.ts'
import { loadTypeYears } from './leave-type-years.ts'
import { findLeaveTypeForUpdate, saveAmounts, updateLeaveTypeRow } from './leave-type.store.ts'
import type { StoredLeaveType } from './leave-type.store.ts'

type TypeChange = Partial<Omit<LeaveType, 'planned' | 'proRata'>> & {
  readonly proRata?: boolean | undefined
  readonly id: string
  readonly amount: number
  readonly effectiveFrom?: string | undefined
}
export type ChangedType = { readonly type: StoredLeaveType; readonly adjustments: GrantChanges }

const noGrantChanges: GrantChanges = { changes: new Map(), short: new Map() }

/**
 * NOT_FOUND; ALREADY_EXISTS if another type has the code; LEAVE_TYPE_PAID_FIXED; a changed amount without a leave year
 * to start with.
 */
export async function changeLeaveType(
  work: Work<unknown>,
  { amount, effectiveFrom, ...facts }: TypeChange,
): Promise<ChangedType> {
  const { db, language } = work
  const { amounts, ...before } = orNotFound(await findLeaveTypeForUpdate(db, facts.id))
  const after = { ...before, ...facts, proRata: facts.proRata ?? before.proRata }
  await refusePaidOfUsed(work, before, after)
  const years = await loadTypeYears(db)
  const from = beginning({ amount, effectiveFrom }, amountOfYear(amounts, years.current), years.choices)
  const dated = from === undefined ? amounts.dated : changedAmounts(amounts, { year: from, amount })
  const row = leaveTypeColumns(after)
  await refusingTakenCode(language, () => updateLeaveTypeRow(db, after.id, row))
  if (from !== undefined) await saveAmounts(db, after.id, dated)
  const type = { ...after, amounts: { first: amounts.first, dated } }
  const isOpened =
    before.paid !== after.paid ||
    before.gender !== after.gender ||
    before.isActive !== after.isActive ||
    before.proRata !== after.proRata
  const adjustFrom = isOpened ? years.current : from
  const adjustments =
    type.isActive && adjustFrom !== undefined
      ? await adjustGrantsToLeaveType(work, type, adjustFrom)
      : noGrantChanges
  await auditUpdate(db, 'leave_type', after.id, {
    before: { ...leaveTypeColumns(before), ...amountFacts(amounts) },
    after: {
      ...row,
      ...amountFacts(type.amounts),
      ...(adjustments.changes.size > 0 && {
        people: adjustments.changes.size,
        halfDays: total(adjustments.changes),
      }),
      ...(adjustments.short.size > 0 && { shortEmployeeIds: [...adjustments.short.keys()] }),
    },
  })
  return { type, adjustments }
}

/** Past leave must stay paid or unpaid. */
async function refusePaidOfUsed(
  { db }: Work<unknown>,
  before: Pick<LeaveType, 'id' | 'paid'>,
  after: Pick<LeaveType, 'paid'>,
): Promise<void> {
  if (before.paid === after.paid) return
  const { requests } = await countLeaveTypeUsage(db, before.id)
  if (requests === 0) return
  const code = 'LEAVE_TYPE_PAID_FIXED'
  throw new Refusal(code, {}, [{ path: 'paid', code, parameters: {} }])
}

/** The leave year from which the amount applies; undefined if it does not change. */
function beginning(
  { amount, effectiveFrom }: Pick<TypeChange, 'amount' | 'effectiveFrom'>,
  amountNow: number,
  choices: readonly { readonly year: number; readonly from: string }[],
): number | undefined {
  if (effectiveFrom === undefined && amount === amountNow) return undefined
  const year = choices.find(({ from }) => from === effectiveFrom)?.year
  if (year !== undefined) return year
  const code = effectiveFrom === undefined ? 'required' : 'choice'
  throw new Refusal('INVALID_INPUT', {}, [{ path: 'effectiveFrom', code, parameters: {} }])
}

const amountFacts = ({ first, dated }: StoredLeaveType['amounts']) => ({
  amount: first,
  ...Object.fromEntries(dated.map(({ year, amount }) => [`amount_${year}`, amount])),
})

const total = (halfDays: ReadonlyMap<number, number>) =>
  [...halfDays.values()].reduce((sum, one) => sum + one, 0)
