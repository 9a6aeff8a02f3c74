// How a person is reached, and with it the whole shape of a record (P7).
import type { OwnField } from '@hr/domain/employee/record-fields.ts'
import * as z from 'zod/mini'
import { hrFields, orNull, proposalFields } from './employee-fields.ts'
import type { Shape } from './employee-fields.ts'
import { clearableText } from './field.ts'
import { phone } from './phone.ts'
import { addressFields } from './postal-address.ts'

/** What the person changes alone. */
export const ownFields = {
  phone: phone(),
  otherPhones: z.array(phone()).check(z.maxLength(5)),
  ...addressFields,
  emergencyPerson: clearableText(100),
  emergencyContact: orNull(phone()),
} satisfies Shape<OwnField>

export const recordShape = { ...ownFields, ...proposalFields, ...hrFields }
const record = z.object(recordShape)
export type RecordValues = z.output<typeof record>
