// Merges a position or job grade into another one in all past, present and planned jobs.
import { columnOf } from './position.queries.ts'
import type { LocalDate } from '@hr/domain/calendar/local-date.ts'
import { listJobHolders } from '#api/access/job-holders.queries.ts'
import { guardOwnDefinition, refuseOwnDefinition } from '#api/access/own-definition.ts'
import type { Definition } from '#api/access/own-definition.ts'
import { lockFirstOpenDate } from '#api/calendar/period-lock.ts'
import { todayIn } from '#api/company/today.ts'
import type { AppCaller } from '#api/http/caller.ts'
import type { Context } from '#api/http/context.ts'
import { Refusal, orNotFound } from '#api/http/refusal.ts'
import { auditAndPublish } from './change-named.ts'
import { namedRow } from './named-list.ts'
import { countMerge, listGradeHolders } from './position.queries.ts'
import type { NamedRow } from './position.queries.ts'
import { deleteNamed, findNamedForUpdate } from './position.store.ts'
import { refuseNamedGrade } from './refuse-named-grade.ts'
import type { NamedTable } from './position.store.ts'

type Pair = Context<{ id: string; intoId: string }, AppCaller>
type Merge = Context<Pair['input'] & { ownRecordReason?: string | undefined }, AppCaller>

export async function mergePreview(table: NamedTable, context: Pair) {
  const { id } = await mergedPair(table, context)
  const today = await todayIn(context.db)
  await refuseOwnDefinition(context, ownName(table, context, { id, from: today }))
  return countMerge(context.db, table, { workspaceId: context.caller.workspaceId, id, today })
}

/** Whether only the caller has the position or grade from the day on: then it is part of their own job (P11). */
const ownName = (
  table: NamedTable,
  { db }: Pick<Pair, 'db'>,
  { id, from }: { readonly id: string; readonly from: LocalDate },
): Definition => ({
  area: ({ position: 'POSITION', job_grade: 'JOB_GRADE' } as const)[table],
  from,
  holdersFrom: day => listJobHolders(db, { table, id, from: day }),
})

/** NOT_FOUND for either, GRADE_IN_OT_SETTING; refuses merging into itself. */
export async function mergeNamed(table: NamedTable, context: Merge): Promise<NamedRow> {
  const { db, caller, input } = context
  const { workspaceId } = caller
  const { id, intoId, row, into } = await mergedPair(table, context)
  if (table === 'job_grade') await refuseNamedGrade(db, id)
  const today = await todayIn(db)
  const own = ownName(table, context, { id, from: today })
  await guardOwnDefinition(context, own, input.ownRecordReason)
  const effect = await countMerge(db, table, { workspaceId, id, today })
  const holders = table === 'job_grade' ? await listGradeHolders(db, id) : []
  // Days outside closed periods get the rates of the other grade (A9).
  const from = await lockFirstOpenDate(db)
  await context.services.reactions.namesMerged(context, {
    column: columnOf[table],
    id,
    intoId,
    employeeIds: holders,
    from,
  })
  await deleteNamed(db, table, id)
  await auditAndPublish(context, {
    operation: 'DELETE',
    entity: table,
    entityId: id,
    before: { name: row.name, name_lo: row.name_lo },
    after: { merged_into: intoId, name: into.name, ...effect },
  })
  return namedRow(table, { ...context, input: { id: intoId } })
}

/** Locks both rows in the order of their ids, so that two opposite merges do not deadlock. */
async function mergedPair(table: NamedTable, { db, input }: Pair) {
  const { id, intoId } = input
  if (id === intoId) {
    throw new Refusal('INVALID_INPUT', {}, [{ path: 'intoId', code: 'choice', parameters: {} }])
  }
  const rows = new Map<string, Awaited<ReturnType<typeof findNamedForUpdate>>>()
  for (const one of [id, intoId].toSorted()) rows.set(one, await findNamedForUpdate(db, table, one))
  return { id, intoId, row: orNotFound(rows.get(id)), into: orNotFound(rows.get(intoId)) }
}
