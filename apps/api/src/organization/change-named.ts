// Creates, renames, deletes and orders positions and job grades; merging is in merge-named.ts.
import { writeAudit } from '#api/audit/write-audit.ts'
import type { AuditedChange } from '#api/audit/write-audit.ts'
import { rankRows } from '#api/db/rank-rows.ts'
import type { AppCaller } from '#api/http/caller.ts'
import type { Context } from '#api/http/context.ts'
import { Refusal, orNotFound } from '#api/http/refusal.ts'
import { publishLive } from '#api/live/publish-live.ts'
import { namedRow } from './named-list.ts'
import type { NamedRow } from './position.queries.ts'
import { deleteNamed, findNamedForUpdate, insertNamed, lockGrades, updateNamed } from './position.store.ts'
import type { NamedTable, Names } from './position.store.ts'
import { refuseNamedGrade } from './refuse-named-grade.ts'
import { refusingTakenName } from './refusing-taken-name.ts'

type Of<Input> = Context<Input, AppCaller>

/** ALREADY_EXISTS if the name is taken. */
export async function createNamed(table: NamedTable, context: Of<Names>): Promise<NamedRow> {
  const { db, input, language } = context
  const [id = ''] = await refusingTakenName(language, table, () => insertNamed(db, table, [input]))
  await auditAndPublish(context, {
    operation: 'CREATE',
    entity: table,
    entityId: id,
    after: columnsOf(input),
  })
  return namedRow(table, { ...context, input: { id } })
}

/** NOT_FOUND, or ALREADY_EXISTS if another one has the name. */
export async function renameNamed(table: NamedTable, context: Of<Names & { id: string }>): Promise<NamedRow> {
  const { db, input, language } = context
  const { name, name_lo } = orNotFound(await findNamedForUpdate(db, table, input.id))
  await refusingTakenName(language, table, () => updateNamed(db, table, input.id, input))
  const change = { operation: 'UPDATE', entity: table, entityId: input.id } as const
  await auditAndPublish(context, { ...change, before: { name, name_lo }, after: columnsOf(input) })
  return namedRow(table, context)
}

/** NOT_FOUND, IN_USE while any job refers to it (the row lock prevents new references), or GRADE_IN_OT_SETTING. */
export async function removeNamed(
  table: NamedTable,
  context: Of<{ id: string }>,
): Promise<Record<string, never>> {
  const { db, input } = context
  const { name, name_lo } = orNotFound(await findNamedForUpdate(db, table, input.id))
  if ((await namedRow(table, context)).inUse) throw new Refusal('IN_USE')
  if (table === 'job_grade') await refuseNamedGrade(db, input.id)
  await deleteNamed(db, table, input.id)
  await auditAndPublish(context, {
    operation: 'DELETE',
    entity: table,
    entityId: input.id,
    before: { name, name_lo },
  })
  return {}
}

/** NOT_FOUND if one of them is no grade. */
export async function orderGrades(context: Of<{ ids: string[] }>): Promise<Record<string, never>> {
  const { db, input } = context
  const before = await lockGrades(db)
  const ids = orderedIds(before, input.ids)
  await rankRows(db, 'job_grade', ids)
  await auditAndPublish(context, {
    operation: 'UPDATE',
    entity: 'job_grade',
    entityId: 'order',
    before: { ids: before },
    after: { ids },
  })
  return {}
}

/** The given ids first, the others after them in their current order. NOT_FOUND for an unknown id. */
export function orderedIds(known: readonly string[], given: readonly string[]): string[] {
  const first = [...new Set(given)]
  if (first.some(id => !known.includes(id))) throw new Refusal('NOT_FOUND')
  return [...first, ...known.filter(id => !first.includes(id))]
}

export const columnsOf = ({ name, nameLo }: Names) => ({ name, name_lo: nameLo })

/** Writes the audit entry and updates every browser that shows the lists. */
export async function auditAndPublish({ db }: Of<unknown>, change: AuditedChange): Promise<void> {
  await writeAudit(db, change)
  await publishLive(db, { topic: 'organization', employeeIds: [] })
}
