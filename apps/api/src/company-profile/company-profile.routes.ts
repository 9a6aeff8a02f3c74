// The company profile (N4).
import * as contract from '@hr/contract/company-profile.ts'
import { countAdministratorsWithoutSecondStep } from '#api/access/administrators.queries.ts'
import { getCompanyProfile } from '#api/company/company.store.ts'
import { preparedRoute, route } from '#api/http/context.ts'
import type { Route } from '#api/http/context.ts'
import { removeCompanyLogo, logoSent, setCompanyLogo } from './company-logo.ts'
import { toCompanyProfile } from './to-company-profile.ts'
import { updateCompanyProfile } from './update-company-profile.ts'

export const companyProfileRoutes: readonly Route[] = [
  route(contract.getCompanyProfile, async work => toCompanyProfile(work, await getCompanyProfile(work.db))),
  route(contract.updateCompanyProfile, updateCompanyProfile),
  route(contract.countFullAccessSecondStep, async ({ db, services: { config } }) => ({
    people: await countAdministratorsWithoutSecondStep(db, config.fullAccessEmployeeId),
  })),
  preparedRoute(contract.setCompanyLogo, logoSent, setCompanyLogo),
  route(contract.removeCompanyLogo, removeCompanyLogo),
]
