// Changes the company profile (N4). Saves only what differs; others react to it through facts.
import type { updateCompanyProfile as endpoint } from '@hr/contract/company-profile.ts'
import { addressPartErrors } from '@hr/domain/employee/record-errors.ts'
import { isDeepStrictEqual } from 'node:util'
import { addressErrors } from '#api/address/address-errors.ts'
import { auditUpdate } from '#api/audit/write-audit.ts'
import { lockCompanyProfile, saveCompanyProfile } from '#api/company/company.store.ts'
import type { Scope } from '#api/db/connect/scope.ts'
import type { Context, Handler } from '#api/http/context.ts'
import { Refusal } from '#api/http/refusal.ts'
import { publishLive } from '#api/live/publish-live.ts'
import { moveToOfferedLanguage } from '#api/session/account.store.ts'
import { profileColumns, profileFacts } from './profile-facts.ts'
import type { ProfileFacts } from './profile-facts.ts'
import { toCompanyProfile } from './to-company-profile.ts'

/** STALE, INVALID_INPUT. */
export const updateCompanyProfile: Handler<typeof endpoint> = async work => {
  const { db, input } = work
  const { version, ...after } = input
  const row = await lockCompanyProfile(db)
  if (row.version !== version) throw new Refusal('STALE')
  const before = profileFacts(row)
  const changed = differing(before, after)
  if (changed.length === 0) return toCompanyProfile(work, row)
  if (changed.includes('sessionHours')) refuseLongSessions(work, after)
  await refuseAddress(db, after)
  await saveCompanyProfile(db, profileColumns(after))
  if (changed.includes('name') || changed.includes('nameLo'))
    await work.services.reactions.companyRenamed(work, { before, after })
  if (changed.includes('languages')) await moveToOfferedLanguage(db, after.languages)
  await auditUpdate(db, 'company_profile', db.workspaceId, {
    before: picked(before, changed),
    after: picked(after, changed),
  })
  await publishLive(db, { topic: 'companyProfile', employeeIds: [] })
  return toCompanyProfile(work, await lockCompanyProfile(db))
}

const differing = (before: ProfileFacts, after: ProfileFacts) =>
  factNames(before).filter(name => !isDeepStrictEqual(before[name], after[name]))

const factNames = (facts: ProfileFacts) => Object.keys(facts) as (keyof ProfileFacts)[]

const picked = (facts: ProfileFacts, names: readonly (keyof ProfileFacts)[]) =>
  Object.fromEntries(names.map(name => [name, facts[name]]))

async function refuseAddress(db: Scope, address: ProfileFacts): Promise<void> {
  const typedToo = addressPartErrors(address).map(error => ({ ...error, parameters: {} }))
  const errors = [...typedToo, ...(await addressErrors(db, address))]
  if (errors.length > 0) throw new Refusal('INVALID_INPUT', {}, errors)
}

/** INVALID_INPUT for more than the installation allows. */
function refuseLongSessions(
  { services }: Pick<Context<unknown, unknown>, 'services'>,
  { sessionHours }: ProfileFacts,
): void {
  const max = services.config.sessionHours
  if (sessionHours === null || sessionHours <= max) return
  throw new Refusal('INVALID_INPUT', {}, [{ path: 'sessionHours', code: 'numberMax', parameters: { max } }])
}
