// The caller of generated requests: sessions that may call an endpoint, and rows of their company.
import type { Allow } from '@hr/contract/endpoint.ts'
import { inCompany } from '../in-company.ts'
import { signIn } from '#test/call.ts'
import type { TestCompany } from '#test/factories.ts'
import type { TestApp } from '#test/test-app.ts'
import type { KnownThings } from './hostile-values.ts'
import { makePersonas } from './personas.ts'

export type HostileCaller = {
  readonly company: TestCompany
  readonly known: KnownThings
  /** A new session that may call it; '' if none is needed. */
  tokenFor(allow: Allow): Promise<string>
}

export async function hostileCaller(server: TestApp): Promise<HostileCaller> {
  const { home: company, tokenOf } = await makePersonas(server)
  const { admin, hr, manager, employee, colleague, units } = company
  const rows = await inCompany(server, company.workspaceId, async trx => [
    ...(await trx.selectFrom('leave_type').select('id').limit(4).execute()),
    ...(await trx.selectFrom('role').select('id').limit(4).execute()),
    ...(await trx.selectFrom('work_shift').select('id').limit(4).execute()),
    ...(await trx.selectFrom('structure_tag').select('id').limit(2).execute()),
  ])
  return {
    company,
    known: {
      ids: [...Object.values(units), ...rows.map(({ id }) => id)],
      numbers: [admin, hr, manager, employee, colleague].map(({ id }) => id),
      username: company.employee.username,
    },
    async tokenFor(allow) {
      if (allow === 'public') return ''
      if (typeof allow === 'object' && 'amsGroup' in allow) return (await tokenOf('operator')) ?? ''
      if (allow === 'ams') return (await tokenOf('operator')) ?? ''
      if (allow === 'space') return (await tokenOf('owner')) ?? ''
      return signIn(server, admin.username)
    },
  }
}
