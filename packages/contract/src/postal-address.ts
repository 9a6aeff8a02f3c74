// An address as it is entered and shown (N5): each part is an id of the lists or free text, never both.
import * as z from 'zod/mini'
import { clearableText } from './field.ts'

const addressId = () => z.nullable(z.int().check(z.gte(1), z.lte(2_147_483_647)))

export const addressFields = {
  provinceId: addressId(),
  provinceName: clearableText(100),
  districtId: addressId(),
  districtName: clearableText(100),
  villageId: addressId(),
  villageName: clearableText(100),
  addressLine: clearableText(255),
}

const places = z.object({ province: z.string(), district: z.string(), village: z.string() })
export const postalAddress = z.object({
  provinceId: z.nullable(z.int()),
  provinceName: z.string(),
  districtId: z.nullable(z.int()),
  districtName: z.string(),
  villageId: z.nullable(z.int()),
  villageName: z.string(),
  addressLine: z.string(),
  /** Names to show, from the lists or typed. */
  shown: places,
  shownLo: places,
})
export type PostalAddress = z.output<typeof postalAddress>
