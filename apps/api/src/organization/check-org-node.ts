// References of a node must exist: its parent, its tag, and an active manager; and no cycle (P9).
import { wouldCycle } from '@hr/domain/organization/cycle.ts'
import type { Scope } from '#api/db/connect/scope.ts'
import { lockRow } from '#api/db/lock-row.ts'
import { Refusal } from '#api/http/refusal.ts'
import type { UnitRow } from './structure.queries.ts'

type Facts = {
  readonly parentId?: string | null
  readonly structureTagId?: string | null
  readonly managerId?: number | null
}

/** Throws INVALID_INPUT with the field. Unchanged fields are not checked. */
export async function checkOrgNode(
  db: Scope,
  units: readonly UnitRow[],
  { parentId, structureTagId, managerId }: Facts,
): Promise<void> {
  if (parentId && !units.some(unit => unit.id === parentId)) refuseChoice('parentId')
  if (structureTagId && !(await lockRow(db, 'structure_tag', structureTagId))) refuseChoice('structureTagId')
  if (managerId && !(await isAtWork(db, managerId))) refuseChoice('managerId')
}

/** Throws CYCLE on `parentId`. */
export function refuseCycle(units: readonly UnitRow[], id: string, parentId: string | null): void {
  const parents = new Map(units.map(unit => [unit.id, unit.parentId]))
  if (!wouldCycle(above => parents.get(above) ?? null, id, parentId)) return
  throw new Refusal('CYCLE', {}, [{ path: 'parentId', code: 'CYCLE', parameters: {} }])
}

/** Throws INVALID_INPUT. */
export function refuseChoice(path: string): never {
  throw new Refusal('INVALID_INPUT', {}, [{ path, code: 'choice', parameters: {} }])
}

export async function isAtWork(db: Scope, id: number): Promise<boolean> {
  const row = await db.from('employee').select('status').where('id', '=', id).forKeyShare().executeTakeFirst()
  return row !== undefined && row.status !== 'terminated'
}
