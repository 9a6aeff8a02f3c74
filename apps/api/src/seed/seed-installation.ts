// Creates the data of a new installation (api.md, "Demo data") in one transaction, in the process that starts first.
import { sql } from 'kysely'
import * as z from 'zod/mini'
import { inTransaction } from '#api/db/connect/in-workspace.ts'
import type { Scope } from '#api/db/connect/scope.ts'
import type { Services } from '#api/services.ts'
import { seedDemo } from './seed-demo.ts'
import { seedEmpty } from './seed-empty.ts'
import type { FirstAdministrator } from '#api/space/add-first-administrator.ts'

export type SeedResult = {
  /** `area` is the path of the sign-in page. Empty without demo data. */
  readonly signIns: readonly { readonly username: string; readonly role: string; readonly area: string }[]
  readonly password: string | null
  /** Returned only by the start that created it. */
  readonly firstAdministrator: FirstAdministrator | null
}

/** Number of people in a large demo company. */
const defaultLargeSize = 5000

export function seedInstallation(
  services: Services,
  {
    onStep = () => {},
    largeSize = defaultLargeSize,
  }: { readonly onStep?: (step: string) => void; readonly largeSize?: number } = {},
): Promise<SeedResult> {
  return inTransaction(services.db, async opened => {
    const { seed } = services.config
    const trx = opened.as({ actor: { job: `seed: ${seed}` }, now: services.now() })
    // A second process waits here, then finds the data.
    await sql`select pg_advisory_xact_lock(hashtext('seed of the installation'))`.execute(trx)
    if (!(await isEmpty(trx))) return resultOf(trx, null)
    onStep(steps[seed])
    if (seed === 'empty') return resultOf(trx, await seedEmpty(trx))
    await seedDemo(trx, services, seed === 'large' ? largeSize : null)
    return resultOf(trx, null)
  })
}

const steps = {
  demo: 'Making the demo company',
  large: 'Making a demo company of thousands: this takes some minutes',
  empty: 'Making the first administrator',
} as const

async function isEmpty(trx: Scope): Promise<boolean> {
  const { rows } = await sql<{ used: boolean }>`
    select exists (select from space) or exists (select from account) as used`.execute(trx)
  return rows[0]?.used === false
}

const demoSetting = z.object({
  signIns: z.array(z.object({ username: z.string(), role: z.string(), area: z.string() })),
  password: z.string(),
})

async function resultOf(trx: Scope, firstAdministrator: FirstAdministrator | null): Promise<SeedResult> {
  const row = await trx
    .selectFrom('installation_setting')
    .select('value')
    .where('key', '=', 'demo')
    .executeTakeFirst()
  if (!row) return { signIns: [], password: null, firstAdministrator }
  const { signIns, password } = z.parse(demoSetting, row.value)
  return { signIns: signIns.map(one => ({ ...one, area: `/${one.area}` })), password, firstAdministrator }
}
