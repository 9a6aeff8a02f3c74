// Reads for an import of punches: the people in the file, and existing punches.
import type { AssignedPunch, Employed } from '@hr/domain/attendance/punch-import.ts'
import { sql } from 'kysely'
import type { Scope } from '#api/db/connect/scope.ts'

type NamedInFile = Employed & {
  readonly id: number
  readonly staffId: string
  readonly deviceNumber: string | null
}

/** `staffKeys` are staff ids in lower case; `ids` people with an assigned device user ID. */
export const listNamedInFile = (db: Scope, { staffKeys, numbers, ids }: Named): Promise<NamedInFile[]> =>
  db
    .from('employee')
    .select([
      'id',
      'staff_id as staffId',
      'device_number as deviceNumber',
      'started_on as startedOn',
      'ended_on as endedOn',
    ])
    .where(
      sql<boolean>`(lower(staff_id) = any(${[...staffKeys]}::text[])
        or device_number = any(${[...numbers]}::text[]) or id = any(${[...ids]}::integer[]))`,
    )
    .execute()

type Named = {
  readonly staffKeys: Iterable<string>
  readonly numbers: Iterable<string>
  readonly ids: Iterable<number>
}

export const punchKey = ({ employeeId, at }: Pick<AssignedPunch, 'employeeId' | 'at'>): string =>
  `${employeeId} ${at}`

/** Filters punches to those imported before. */
export async function listImported(
  db: Scope,
  punches: readonly AssignedPunch[],
): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ employeeId: number; at: number }>`
    select p.employee_id as "employeeId", (extract(epoch from p.at) * 1000)::double precision as at
    from unnest(${punches.map(one => one.employeeId)}::integer[],
      ${punches.map(one => new Date(one.at))}::timestamptz[]) as w(employee_id, at)
    join punch p on p.workspace_id = ${db.workspaceId} and p.employee_id = w.employee_id and p.at = w.at
      and p.source = 'IMPORT'`.execute(db)
  return new Set(rows.map(punchKey))
}

export async function listStaffIds(db: Scope, ids: readonly number[]): Promise<ReadonlyMap<number, string>> {
  const rows = await db
    .from('employee')
    .select(['id', 'staff_id as staffId'])
    .where(sql<boolean>`id = any(${[...ids]}::integer[])`)
    .execute()
  return new Map(rows.map(({ id, staffId }) => [id, staffId]))
}
