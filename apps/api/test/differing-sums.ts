// Dates whose kept sums are not the sums of their days, as the doctor finds them.
import { sql } from 'kysely'
import type { Scope } from '#api/db/connect/scope.ts'
import { invariants } from '#api/doctor/invariants.ts'

const broken = invariants.find(({ code }) => code === 'DAY_SUMS_DIFFER')?.broken ?? ''

export async function differingSums(trx: Scope): Promise<string[]> {
  const { rows } = await sql.raw<{ object: string }>(broken).execute(trx)
  return rows.map(({ object }) => object)
}
