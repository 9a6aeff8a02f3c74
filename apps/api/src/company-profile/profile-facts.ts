// What the page changes of a company profile, as in its input and in the audit log; and the columns that store it.
import type { updateCompanyProfile } from '@hr/contract/company-profile.ts'
import type { CheckedInputOf } from '@hr/contract/endpoint.ts'
import type { CompanyProfileRow } from '#api/company/company.store.ts'

export type ProfileFacts = Omit<CheckedInputOf<typeof updateCompanyProfile>, 'version'>

export const profileFacts = (row: CompanyProfileRow): ProfileFacts => ({
  name: row.name,
  nameLo: row.name_lo,
  taxNumber: row.tax_number,
  phone: row.phone || null,
  email: row.email || null,
  provinceId: row.province_id,
  provinceName: row.province_name,
  districtId: row.district_id,
  districtName: row.district_name,
  villageId: row.village_id,
  villageName: row.village_name,
  addressLine: row.address_line,
  languages: row.languages,
  passwordMinLength: row.password_min_length,
  sessionHours: row.session_hours,
  idleMinutes: row.idle_minutes,
  fullAccessSecondStep: row.full_access_second_step,
})

export const profileColumns = (facts: ProfileFacts) => ({
  name: facts.name,
  name_lo: facts.nameLo,
  tax_number: facts.taxNumber,
  phone: facts.phone ?? '',
  email: facts.email ?? '',
  province_id: facts.provinceId,
  province_name: facts.provinceName,
  district_id: facts.districtId,
  district_name: facts.districtName,
  village_id: facts.villageId,
  village_name: facts.villageName,
  address_line: facts.addressLine,
  languages: JSON.stringify(facts.languages),
  password_min_length: facts.passwordMinLength,
  session_hours: facts.sessionHours,
  idle_minutes: facts.idleMinutes,
  full_access_second_step: facts.fullAccessSecondStep,
})
