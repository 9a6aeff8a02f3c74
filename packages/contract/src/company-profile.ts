// The company profile (N4): names and logo, address and contact, and rules of the whole company.
import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { nothing } from './envelope.ts'
import { email, name, optionalText } from './field.ts'
import { phone } from './phone.ts'
import { addressFields, postalAddress } from './postal-address.ts'

const view = { group: 'COMPANY_PROFILE', action: 'view' } as const
const edit = { group: 'COMPANY_PROFILE', action: 'edit' } as const

const names = { id: z.string(), name: z.string(), nameLo: z.string() }

export const companyProfile = z.object({
  name: z.string(),
  nameLo: z.string(),
  /** A signed file name that expires (see profileImagePath), or null. */
  logo: z.nullable(z.string()),
  taxNumber: z.string(),
  /** E.164 */
  phone: z.nullable(z.string()),
  email: z.nullable(z.string()),
  address: postalAddress,
  /** 'Asia/Vientiane' */
  timeZone: z.string(),
  /** Of everybody without a shift of their own. */
  defaultWorkShift: z.nullable(z.object(names)),
  /** Counts the changes. */
  version: z.int(),
})
export type CompanyProfile = z.output<typeof companyProfile>

const fields = {
  name: name(),
  nameLo: optionalText(50),
  taxNumber: optionalText(30),
  phone: z._default(z.nullable(phone()), null),
  email: z._default(z.nullable(email()), null),
  ...addressFields,
}

export const getCompanyProfile = endpoint({
  method: 'GET',
  path: '/company-profile',
  allow: view,
  topics: ['companyProfile', 'workShift', 'address'],
  summary: 'The company profile',
  input: z.strictObject({}),
  output: companyProfile,
})

export const updateCompanyProfile = endpoint({
  method: 'PUT',
  path: '/company-profile',
  allow: edit,
  topics: ['companyProfile', 'workspace'],
  summary: 'Change the company profile. STALE if `version` is outdated',
  input: z.strictObject({ ...fields, version: z.int() }),
  output: companyProfile,
})

export const setCompanyLogo = endpoint({
  method: 'POST',
  path: '/company-profile/logo',
  allow: edit,
  topics: ['companyProfile'],
  summary: 'Set the logo, re-encoded within 640 x 240 pixels',
  files: { field: 'logo', most: 1, bytes: 5 * 1024 * 1024 },
  input: z.strictObject({}),
  output: z.object({ logo: z.string() }),
})

export const removeCompanyLogo = endpoint({
  method: 'DELETE',
  path: '/company-profile/logo',
  allow: edit,
  topics: ['companyProfile'],
  summary: 'Remove the logo',
  input: z.strictObject({}),
  output: nothing,
})
