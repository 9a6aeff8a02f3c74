// The sign-ins of the demo company, kept as a setting of the installation while its data is demo data.
import { demoSignIns as endpoint } from '@hr/contract/session.ts'
import type { OutputOf } from '@hr/contract/endpoint.ts'
import type { Kysely } from 'kysely'
import * as z from 'zod/mini'
import type { Tables } from '#api/db/schema/tables.ts'

export type DemoSignIns = OutputOf<typeof endpoint>

/** Those of one area's page, or all; none where there is no demo data. */
export async function findDemoSignIns(db: Kysely<Tables>, area = ''): Promise<DemoSignIns> {
  const row = await db
    .selectFrom('installation_setting')
    .select('value')
    .where('key', '=', 'demo')
    .executeTakeFirst()
  if (!row) return { signIns: [], password: null }
  const { signIns, password } = z.parse(endpoint.output, row.value)
  const wanted = area.replace(/^\//, '')
  return { signIns: signIns.filter(one => wanted === '' || one.area.replace(/^\//, '') === wanted), password }
}
