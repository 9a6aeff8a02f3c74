// The changes in a stored proposal, and the names of its fields (P7).
import { optionalFields, proposalFields } from '@hr/contract/employee-fields.ts'
import { fieldLabel } from '@hr/contract/messages/text.ts'
import { recordFieldNames } from '@hr/domain/employee/record-fields.ts'
import * as z from 'zod/mini'
import { inBothLanguages } from '#api/notification/parameter-text.ts'
import type { Bilingual } from '#api/notification/parameter-text.ts'

const shape = z.object(optionalFields(proposalFields))

/** Checked again: a release may have narrowed a field. */
export const proposedChanges = (stored: unknown): z.output<typeof shape> => z.parse(shape, stored)

/** 'Passport number, Passport expiry date' */
export function fieldsText(names: readonly string[]): Bilingual {
  const ordered = recordFieldNames.filter(name => names.includes(name))
  return inBothLanguages(language => ordered.map(name => fieldLabel(language, name)).join(', '))
}
