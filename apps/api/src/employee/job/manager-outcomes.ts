// A line manager for many people (P8, P9): each is refused alone if the change would form a cycle.
import { fullName } from '@hr/domain/employee/full-name.ts'
import { changedHistory, factsOn } from '@hr/domain/employee/job-history.ts'
import type { JobRow } from '@hr/domain/employee/job-history.ts'
import { everAbove } from '@hr/domain/employee/manager-cycle.ts'
import { Refusal } from '#api/http/refusal.ts'
import { listPeople } from '#api/people/person.ts'
import type { BulkContext, Outcome } from './bulk-plan.ts'
import { checkJobReferences } from './check-job-references.ts'
import { listHistories, listManagerSpans } from './job.store.ts'
import { refuseManagerCycle } from './refuse-manager-cycle.ts'

/** After lockLineManagers. Throws INVALID_INPUT for an unknown manager or one who has left. */
export async function managerOutcomes(
  context: BulkContext,
  ids: readonly number[],
  lineManagerId: number,
): Promise<(id: number) => Outcome> {
  const { db, input } = context
  await checkJobReferences(db, { lineManagerId })
  const histories = await listHistories(db, ids)
  const managerOf = (id: number) => factsOn(histories.get(id) ?? [], input.from)?.lineManagerId ?? null
  const people = await listPeople(db, [lineManagerId, ...ids.map(managerOf)])
  const nameOf = (id: number | null) => {
    const person = people.get(id ?? 0)
    return person ? [{ name: fullName(person, 'en'), nameLo: fullName(person, 'lo') }] : []
  }
  const refusals = await cycles(context, histories, lineManagerId)
  return id => ({
    before: nameOf(managerOf(id)),
    after: nameOf(lineManagerId),
    unchanged: managerOf(id) === lineManagerId,
    refusal: refusals.get(id),
  })
}

/**
 * Of those above the new manager, and of the manager. People who close no cycle alone close none together: a cycle leads
 * through the new manager, and the people above keep theirs.
 */
async function cycles(
  { db, language, input: { from } }: BulkContext,
  histories: ReadonlyMap<number, readonly JobRow[]>,
  lineManagerId: number,
): Promise<ReadonlyMap<number, Refusal>> {
  const above = everAbove(await listManagerSpans(db, from), lineManagerId).add(lineManagerId)
  const found = new Map<number, Refusal>()
  for (const employeeId of above) {
    const before = histories.get(employeeId)
    if (!before) continue
    const after = changedHistory(before, { from, facts: { lineManagerId } })
    await refuseManagerCycle(db, { language, histories: [{ employeeId, after }], from }).catch(
      (error: unknown) => {
        if (!(error instanceof Refusal)) throw error
        found.set(employeeId, error)
      },
    )
  }
  return found
}
