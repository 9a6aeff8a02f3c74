// How a person is reached, and with it the whole shape of a record (P7).
import type { OwnField } from '@hr/domain/employee/record-fields.ts'
import * as z from 'zod/mini'
import { hrFields, orNull, proposalFields } from './employee-fields.ts'
import type { Shape } from './employee-fields.ts'
import { clearableText } from './field.ts'
import { phone } from './phone.ts'

const addressId = () => orNull(z.int().check(z.gte(1), z.lte(2_147_483_647)))

/** What the person changes alone. An address part is an id of the lists or free text, never both (N5). */
export const ownFields = {
  phone: phone(),
  otherPhones: z.array(phone()).check(z.maxLength(5)),
  provinceId: addressId(),
  provinceName: clearableText(100),
  districtId: addressId(),
  districtName: clearableText(100),
  villageId: addressId(),
  villageName: clearableText(100),
  addressLine: clearableText(255),
  emergencyPerson: clearableText(100),
  emergencyContact: orNull(phone()),
} satisfies Shape<OwnField>

export const recordShape = { ...ownFields, ...proposalFields, ...hrFields }
const record = z.object(recordShape)
export type RecordValues = z.output<typeof record>
