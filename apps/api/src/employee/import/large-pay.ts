// Changes of a salary in a file that the importer confirms, and a key of exactly these changes (P10).
import { createHash } from 'node:crypto'
import type { PlannedUpdate } from '@hr/domain/employee/import-plan.ts'
import { isLargePayChange } from '@hr/domain/employee/is-large-pay-change.ts'
import type { Pay } from '@hr/domain/employee/is-large-pay-change.ts'

type LargePay = { readonly rows: ReadonlySet<number>; readonly key: string }

export function largePay(updates: readonly PlannedUpdate[]): LargePay {
  const large = updates.filter(update => isLargePayChange(payBefore(update), payAfter(update)))
  if (large.length === 0) return { rows: new Set(), key: '' }
  const changes = large.map(update => [update.known.id, payBefore(update), payAfter(update)])
  const hash = createHash('sha256').update(JSON.stringify(changes))
  return { rows: new Set(large.map(({ row }) => row)), key: hash.digest('base64url').slice(0, 32) }
}

const payBefore = ({ known: { job } }: PlannedUpdate): Pay => ({
  amount: job.salaryAmount,
  currency: job.salaryCurrency,
})

const payAfter = ({ known: { job }, changes }: PlannedUpdate): Pay => ({
  amount: changes.salaryAmount ?? job.salaryAmount,
  currency: changes.salaryCurrency ?? job.salaryCurrency,
})
