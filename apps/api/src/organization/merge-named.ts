// Merging a position or a job grade into another one: all who hold, held or will hold it hold the other instead.
import { keepFirstOpenDate } from '#api/attendance/period/period.store.ts'
import { followFacts } from '#api/attendance/day/follow-facts.ts'
import { todayIn } from '#api/company/today.ts'
import { replaceInJobs } from '#api/employee/job/replace-in-jobs.ts'
import type { AppCaller } from '#api/http/caller.ts'
import type { Context } from '#api/http/context.ts'
import { Refusal, found } from '#api/http/refusal.ts'
import { told } from './change-named.ts'
import { namedRow } from './named-list.ts'
import { countMerge, listGradeHolders } from './position.queries.ts'
import type { NamedRow } from './position.queries.ts'
import { deleteNamed, findNamedForUpdate } from './position.store.ts'
import type { NamedTable } from './position.store.ts'

type Merge = Context<{ id: string; intoId: string }, AppCaller>
const factOf = { position: 'position_id', job_grade: 'job_grade_id' } as const

/** Stores nothing. */
export async function mergePreview(table: NamedTable, context: Merge) {
  const { db, caller, now } = context
  const { workspaceId } = caller
  const { id } = await mergedPair(table, context)
  return countMerge(db, table, { workspaceId, id, today: await todayIn(db, workspaceId, now) })
}

/** NOT_FOUND for either; into itself is refused. */
export async function mergeNamed(table: NamedTable, context: Merge): Promise<NamedRow> {
  const { db, caller } = context
  const { workspaceId } = caller
  const { id, intoId, row, into } = await mergedPair(table, context)
  const effect = await mergePreview(table, context)
  const holders = table === 'job_grade' ? await listGradeHolders(db, workspaceId, id) : []
  // The rates of the other grade (A9), on days that are not in a closed period.
  const from = await keepFirstOpenDate(db, workspaceId)
  await replaceInJobs(db, workspaceId, factOf[table], { from: id, into: intoId })
  await followFacts(context, { employeeIds: holders, from, to: null, by: caller.employeeId, cause: 'JOB' })
  await deleteNamed(db, table, workspaceId, id)
  await told(context, {
    operation: 'DELETE',
    entity: table,
    entityId: id,
    before: { name: row.name, name_lo: row.name_lo },
    after: { merged_into: intoId, name: into.name, ...effect },
  })
  return namedRow(table, { ...context, input: { id: intoId } })
}

/** Both rows, locked in the order of their ids, so that two opposite merges do not wait for each other. */
async function mergedPair(table: NamedTable, { db, caller, input }: Merge) {
  const id = input.id.toLowerCase()
  const intoId = input.intoId.toLowerCase()
  if (id === intoId) {
    throw new Refusal('INVALID_INPUT', {}, [{ path: 'intoId', code: 'choice', parameters: {} }])
  }
  const rows = new Map<string, Awaited<ReturnType<typeof findNamedForUpdate>>>()
  for (const one of [id, intoId].toSorted())
    rows.set(one, await findNamedForUpdate(db, table, caller.workspaceId, one))
  return { id, intoId, row: found(rows.get(id)), into: found(rows.get(intoId)) }
}
