// Previews the effect of a changed leave type on balances: makes the change and rolls it back, so that the preview is
// always exact (L3).
import { amountOfYear } from '@hr/domain/leave/amount-of-year.ts'
import type { previewLeaveType as endpoint } from '@hr/contract/leave-type.ts'
import { dryRun } from '#api/db/connect/dry-run.ts'
import type { Handler } from '#api/http/context.ts'
import { orNotFound } from '#api/http/refusal.ts'
import { changeLeaveType } from './change-leave-type.ts'
import { loadTypeYears } from './leave-type-years.ts'
import { findLeaveType } from './leave-type.store.ts'
import { toGrantEffect } from '../ledger/to-grant-effect.ts'

export const previewLeaveType: Handler<typeof endpoint> = async work => {
  const { db, input } = work
  const { amounts } = orNotFound(await findLeaveType(db, input.id))
  const years = await loadTypeYears(db)
  const choices = years.choices.map(({ from }) => from)
  const isOpen = input.effectiveFrom === undefined && input.amount !== amountOfYear(amounts, years.current)
  if (isOpen) return { choices, effect: null }
  const { adjustments } = await dryRun(db, () => changeLeaveType(work, input))
  return { choices, effect: await toGrantEffect(db, adjustments) }
}
