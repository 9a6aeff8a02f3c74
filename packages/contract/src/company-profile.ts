// The company profile (N4): names and logo, address and contact, and rules of the whole company.
import { namedRow } from './named-row.ts'
import { companyPassword, idleMinutes } from '@hr/domain/session/company-rules.ts'
import * as z from 'zod/mini'
import { leaveYearDates } from './company-leave-year.ts'
import { endpoint } from './endpoint.ts'
import { nothing } from './envelope.ts'
import { choice, email, name, optionalText } from './field.ts'
import { languages } from './messages/text.ts'
import { phone } from './phone.ts'
import { addressFields, postalAddress } from './postal-address.ts'
import { missingSecondSteps } from './second-step.ts'

const view = { group: 'COMPANY_PROFILE', action: 'view' } as const
const edit = { group: 'COMPANY_PROFILE', action: 'edit' } as const

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
  /** The first day of attendance. */
  attendanceSince: z.string(),
  /** Today's leave year, and those after it up to the first whole one that begins in this month. */
  leaveYear: z.object({ startMonth: z.int(), years: z.array(leaveYearDates) }),
  /** Those that the company offers, the default first. */
  languages: z.array(choice(languages)),
  /** What it demands of its people's sign-ins; null = what the installation demands. */
  passwordMinLength: z.nullable(z.int()),
  sessionHours: z.nullable(z.int()),
  idleMinutes: z.nullable(z.int()),
  /** Everybody with full access needs a second step, from their next sign-in on. */
  fullAccessSecondStep: z.boolean(),
  /** The hours of the installation, which a company can only shorten. */
  mostSessionHours: z.int(),
  /** Of everybody without a shift of their own. */
  defaultWorkShift: z.nullable(namedRow),
  /** Counts the changes. */
  version: z.int(),
})
export type CompanyProfile = z.output<typeof companyProfile>

const bounded = (least: number, most: number) => z.int().check(z.gte(least), z.lte(most))
const isDistinct = (list: readonly string[]) => new Set(list).size === list.length

const fields = {
  name: name(),
  nameLo: optionalText(50),
  taxNumber: optionalText(30),
  phone: z._default(z.nullable(phone()), null),
  email: z._default(z.nullable(email()), null),
  ...addressFields,
  languages: z
    .array(choice(languages))
    .check(z.minLength(1, 'required'), z.refine(isDistinct, { error: 'choice' })),
  passwordMinLength: z.nullable(bounded(companyPassword.least, companyPassword.most)),
  /** At most the hours of the installation. */
  sessionHours: z.nullable(bounded(1, 24 * 90)),
  idleMinutes: z.nullable(bounded(idleMinutes.least, idleMinutes.most)),
  fullAccessSecondStep: z.boolean(),
}

export const getCompanyProfile = endpoint('GET', '/company-profile', {
  allow: view,
  topics: ['companyProfile', 'workShift', 'address'],
  summary: 'The company profile',
  input: z.strictObject({}),
  output: companyProfile,
})

export const updateCompanyProfile = endpoint('PUT', '/company-profile', {
  allow: edit,
  topics: ['companyProfile', 'workspace'],
  summary: 'Change the company profile. STALE if `version` is outdated',
  input: z.strictObject({ ...fields, version: z.int() }),
  output: companyProfile,
})

export const countFullAccessSecondStep = endpoint('GET', '/company-profile/second-step', {
  allow: edit,
  topics: ['access', 'ownAccount'],
  summary: 'How many people with full access have not set up a second step yet, owners included',
  input: z.strictObject({}),
  output: missingSecondSteps,
})

export const setCompanyLogo = endpoint('POST', '/company-profile/logo', {
  allow: edit,
  topics: ['companyProfile'],
  summary: 'Set the logo, re-encoded within 640 x 240 pixels',
  files: { field: 'logo', most: 1, bytes: 5 * 1024 * 1024 },
  input: z.strictObject({}),
  output: z.object({ logo: z.string() }),
})

export const removeCompanyLogo = endpoint('DELETE', '/company-profile/logo', {
  allow: edit,
  topics: ['companyProfile'],
  summary: 'Remove the logo',
  input: z.strictObject({}),
  output: nothing,
})
