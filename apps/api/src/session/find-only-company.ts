// The company that the employee sign-in page shows before anybody is known (N4): never one of several.
import type { demoSignIns } from '@hr/contract/session.ts'
import type { OutputOf } from '@hr/contract/endpoint.ts'
import { findCompanyBrand } from '#api/company/company-brand.ts'
import { enterWorkspace } from '#api/db/connect/in-workspace.ts'
import type { Scope } from '#api/db/connect/scope.ts'

/** Null if there are several, one of them suspended or not, or if the only one is suspended or has no logo. */
export async function findOnlyCompany(db: Scope): Promise<OutputOf<typeof demoSignIns>['company']> {
  const [only, another] = await db
    .selectFrom('workspace as w')
    .innerJoin('space as p', 'p.id', 'w.space_id')
    .select(['w.id', 'w.status', 'p.status as spaceStatus'])
    .limit(2)
    .execute()
  if (!only || another || only.status !== 'active' || only.spaceStatus !== 'active') return null
  await enterWorkspace(db, only.id)
  const { logo, ...names } = await findCompanyBrand(db)
  return logo === null ? null : { ...names, logo }
}
