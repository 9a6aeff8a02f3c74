// A company profile as read, as the input that changes nothing of it.
import type { CompanyProfile, updateCompanyProfile } from '@hr/contract/company-profile.ts'
import type { CheckedInputOf } from '@hr/contract/endpoint.ts'

export function profileInput(profile: CompanyProfile): CheckedInputOf<typeof updateCompanyProfile> {
  const {
    logo: _logo,
    defaultWorkShift: _shift,
    timeZone: _zone,
    attendanceSince: _since,
    leaveYear: _years,
    mostSessionHours: _most,
    address,
    ...fields
  } = profile
  const { shown: _shown, shownLo: _shownLo, ...entered } = address
  return { ...fields, ...entered }
}
