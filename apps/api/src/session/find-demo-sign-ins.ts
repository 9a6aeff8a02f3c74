// The sign-ins of the demo company, a setting of the installation while it has demo data.
import { demoSignIns as endpoint } from '@hr/contract/session.ts'
import type { OutputOf } from '@hr/contract/endpoint.ts'
import * as z from 'zod/mini'
import type { Db } from '#api/db/schema/tables.ts'

const stored = z.omit(endpoint.output, { company: true })
type DemoSignIns = Omit<OutputOf<typeof endpoint>, 'company'>

/** For the page of one area, or all; none without demo data. */
export async function findDemoSignIns(db: Db, area = ''): Promise<DemoSignIns> {
  const row = await db
    .selectFrom('installation_setting')
    .select('value')
    .where('key', '=', 'demo')
    .executeTakeFirst()
  if (!row) return { signIns: [], password: null }
  const { signIns, password } = z.parse(stored, row.value)
  const wanted = area.replace(/^\//, '')
  return { signIns: signIns.filter(one => wanted === '' || one.area.replace(/^\//, '') === wanted), password }
}
