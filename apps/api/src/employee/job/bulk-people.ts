// The people of a bulk change: named ones, or everybody the list of employees finds at that moment.
import type { CheckedInputOf } from '@hr/contract/endpoint.ts'
import { mostAtOnce } from '@hr/contract/bulk-change.ts'
import type { bulkChange } from '@hr/contract/bulk-change.ts'
import type { BulkContext } from './bulk-plan.ts'
import { Refusal } from '#api/http/refusal.ts'
import { filteredEmployees } from '../employee.queries.ts'
import { employeeFilter } from '../search-employees.ts'

type Asked = Omit<BulkContext, 'input'> & { readonly input: CheckedInputOf<typeof bulkChange> }

/** Throws TOO_MANY_MATCH. */
export async function withPeople(context: Asked): Promise<BulkContext> {
  const { db, input } = context
  const { employeeIds = [], matching } = input
  if (matching === undefined) return { ...context, input: { ...input, employeeIds } }
  const rows = await filteredEmployees(db, await employeeFilter(context, matching))
    .select('e.id')
    .orderBy('e.id')
    .limit(mostAtOnce + 1)
    .execute()
  if (rows.length > mostAtOnce) throw new Refusal('TOO_MANY_MATCH', { max: mostAtOnce })
  return { ...context, input: { ...input, employeeIds: rows.map(({ id }) => id) } }
}

/** Throws MATCH_CHANGED: people came or went after the caller confirmed their number. */
export function refuseOtherMatch({ matching, matched }: Asked['input'], found: number): void {
  if (matching !== undefined && matched !== found) throw new Refusal('MATCH_CHANGED', { count: found })
}
