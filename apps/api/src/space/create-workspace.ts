// An owner creates a company (P1, docs/decisions/0079-new-company.md): ready to use, with its first administrator.
import type { createWorkspace as endpoint } from '@hr/contract/space.ts'
import type { CheckedInputOf } from '@hr/contract/endpoint.ts'
import type { Language } from '@hr/contract/messages/text.ts'
import { firstAdministratorFaults } from '@hr/domain/business/first-administrator-faults.ts'
import type { Scope } from '#api/db/connect/scope.ts'
import type { Handler } from '#api/http/context.ts'
import { Refusal, orNotFound } from '#api/http/refusal.ts'
import { freeUsernames, lockUsernames } from '#api/session/free-username.ts'
import { addFirstAdministrator } from './add-first-administrator.ts'
import type { FirstAdministrator } from './add-first-administrator.ts'
import { addWorkspace } from './add-workspace.ts'
import { findSpaceOfOwner } from './space.store.ts'
import { workspaceRows } from './workspace-rows.ts'

type Input = CheckedInputOf<typeof endpoint>

/** Throws INVALID_INPUT, and ALREADY_EXISTS on `adminUsername` if somebody has it. */
export const createWorkspace: Handler<typeof endpoint> = async context => {
  const { db, caller, input, language, services } = context
  const { name, nameLo, timeZone, holidays, leaveTypes, attendanceTypes, attendanceRates } = input
  const faults = Object.entries(firstAdministratorFaults(input))
  if (faults.length > 0)
    throw new Refusal(
      'INVALID_INPUT',
      {},
      faults.map(([path, code]) => ({ path, code, parameters: {} })),
    )
  const space = orNotFound(await findSpaceOfOwner(db, caller.accountId))
  const { id } = await addWorkspace(db, {
    spaceId: space.id,
    name,
    nameLo,
    timeZone,
    holidays,
    leaveTypes,
    attendanceTypes,
    attendanceRates,
  })
  const administrator = input.administrator === 'add' ? await addAdministrator(db, input, language) : null
  const rows = await workspaceRows(db, services.config, space.id)
  return { ...orNotFound(rows.find(row => row.id === id)), administrator }
}

/** The transaction is inside the new workspace. */
async function addAdministrator(
  db: Scope,
  { adminFirstName = '', adminLastName = '', adminUsername, adminEmail }: Input,
  language: Language,
): Promise<FirstAdministrator> {
  await lockUsernames(db)
  const wish = adminUsername ?? adminEmail?.split('@')[0] ?? ''
  const [free = ''] = await freeUsernames(db, [wish])
  if (adminUsername !== undefined && free !== adminUsername)
    throw new Refusal('ALREADY_EXISTS', {}, [
      { path: 'adminUsername', code: 'ALREADY_EXISTS', parameters: {} },
    ])
  return addFirstAdministrator(db, {
    username: free,
    firstName: adminFirstName,
    lastName: adminLastName,
    email: adminEmail ?? null,
    language,
  })
}
