// The values of the form: the profile as it is sent.
import type { CompanyProfile, updateCompanyProfile } from '@hr/contract/company-profile.ts'
import type { CheckedInputOf } from '@hr/contract/endpoint.ts'

export type ProfileDraft = CheckedInputOf<typeof updateCompanyProfile>

export const draftOf = (profile: CompanyProfile): ProfileDraft => ({
  name: profile.name,
  nameLo: profile.nameLo,
  taxNumber: profile.taxNumber,
  phone: profile.phone,
  email: profile.email,
  provinceId: profile.address.provinceId,
  provinceName: profile.address.provinceName,
  districtId: profile.address.districtId,
  districtName: profile.address.districtName,
  villageId: profile.address.villageId,
  villageName: profile.address.villageName,
  addressLine: profile.address.addressLine,
  languages: profile.languages,
  passwordMinLength: profile.passwordMinLength,
  sessionHours: profile.sessionHours,
  idleMinutes: profile.idleMinutes,
  fullAccessSecondStep: profile.fullAccessSecondStep,
  version: profile.version,
})
