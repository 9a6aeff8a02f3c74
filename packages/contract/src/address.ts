// Provinces, districts and villages: the lists that come with the product, as the company changed them (N5).
import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { nothing, plainPaging } from './envelope.ts'
import { choice, optionalText, requiredText, search } from './field.ts'

export const addressLevels = ['province', 'district', 'village'] as const
export type AddressLevel = (typeof addressLevels)[number]

const addressId = () => z.int().check(z.gte(1), z.lte(2_147_483_647))

const addressEntry = z.object({
  id: z.int(),
  /** English or, where the list has none, the Lao name. */
  name: z.string(),
  nameLo: z.string(),
  /** How many districts or villages are below. */
  childCount: z.int(),
  /** Changed or added by the company. */
  isOwn: z.boolean(),
})
export type AddressEntry = z.output<typeof addressEntry>

/** Only what the company took off its list: saving an entry brings it back. */
const hidden = z._default(z.boolean(), false)

export const listProvinces = endpoint('GET', '/provinces', {
  allow: 'app',
  topics: ['address'],
  summary: 'The provinces; with hidden=true those that were taken off the list',
  input: z.strictObject({ ...plainPaging, hidden }),
  output: z.array(addressEntry),
})

export const listDistricts = endpoint('GET', '/provinces/:provinceId/districts', {
  allow: 'app',
  topics: ['address'],
  summary: 'The districts of a province; with hidden=true those that were taken off the list',
  input: z.strictObject({ ...plainPaging, provinceId: addressId(), hidden }),
  output: z.array(addressEntry),
})

export const listVillages = endpoint('GET', '/districts/:id/villages', {
  allow: 'app',
  topics: ['address'],
  summary:
    'The villages of a district by name; `search` finds a part of the name in either script; with hidden=true those that were taken off the list',
  input: z.strictObject({ ...plainPaging, id: addressId(), search: search(), hidden }),
  output: z.array(addressEntry),
})

export const getDistrict = endpoint('GET', '/districts/:id', {
  allow: 'app',
  topics: ['address'],
  summary: 'One district',
  input: z.strictObject({ id: addressId() }),
  output: z.object({ id: z.int(), name: z.string(), nameLo: z.string(), provinceId: z.int() }),
})

export const getProvinceOfDistrict = endpoint('GET', '/provinces/:districtId', {
  allow: 'app',
  topics: ['address'],
  summary: 'The province of a district',
  input: z.strictObject({ districtId: addressId() }),
  output: z.object({ id: z.int(), name: z.string(), nameLo: z.string() }),
})

const level = () => choice(addressLevels)
const names = { name: requiredText(100), nameLo: optionalText(100) }

export const createAddressEntry = endpoint('POST', '/address/:level', {
  allow: { group: 'COMPANY_PROFILE', action: 'edit' },
  topics: ['address'],
  summary:
    'Add a province, a district of a province or a village of a district; parentId is null for a province',
  input: z.strictObject({ level: level(), parentId: z._default(z.nullable(addressId()), null), ...names }),
  output: addressEntry,
})

export const updateAddressEntry = endpoint('PUT', '/address/:level/:id', {
  allow: { group: 'COMPANY_PROFILE', action: 'edit' },
  topics: ['address'],
  summary: 'Rename a province, district or village for this company; one that was taken off comes back',
  input: z.strictObject({ level: level(), id: addressId(), ...names }),
  output: addressEntry,
})

export const deleteAddressEntry = endpoint('DELETE', '/address/:level/:id', {
  allow: { group: 'COMPANY_PROFILE', action: 'edit' },
  topics: ['address'],
  summary:
    'Take a province, district or village off the lists of this company, with what is below; people keep what they have',
  input: z.strictObject({ level: level(), id: addressId() }),
  output: nothing,
})
