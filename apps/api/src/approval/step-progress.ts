// The progress of a request after a step was approved: it never reads as if the request was approved (R8b).
import { fullName } from '@hr/domain/employee/full-name.ts'
import type { Scope } from '#api/db/connect/scope.ts'
import { listPeople } from '#api/people/person.ts'
import type { Bilingual } from '#api/notification/parameter-text.ts'
import type { StoredStep } from './step.store.ts'

export type StepProgress = { readonly progress: Bilingual; readonly next: Bilingual }

/** Anyone who has `approve` on the kind. */
export const hrName: Bilingual = { en: 'HR', lo: 'ຝ່າຍບຸກຄະລາກອນ' }

export const progressText = (order: number, total: number): Bilingual => ({
  en: `step ${order} of ${total}`,
  lo: `ຂັ້ນຕອນທີ ${order} ໃນ ${total}`,
})

type Approved = { readonly steps: readonly StoredStep[]; readonly approveOrder: number }

/** Step 1 of 2, with HR next -> { progress: 'step 1 of 2', next: 'HR' }, in both languages */
export async function stepProgress(
  db: Scope,
  { steps, approveOrder }: Approved,
  { approverId }: Pick<StoredStep, 'approverId'>,
): Promise<StepProgress> {
  const person = approverId === null ? undefined : (await listPeople(db, [approverId])).get(approverId)
  const progress = progressText(approveOrder, steps.length)
  return { progress, next: person ? { en: fullName(person, 'en'), lo: fullName(person, 'lo') } : hrName }
}
