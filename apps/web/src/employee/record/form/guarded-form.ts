import { isGuardedField } from '@hr/domain/access/own-record.ts'
import type { PersonForm } from '../person-form.ts'

/** The form of one's own record, with pay and employment fields locked while somebody else must change them (P11). */
export const guardedForm = (form: PersonForm): PersonForm => ({
  ...form,
  field: (name, label) => ({ ...form.field(name, label), disabled: isGuardedField(name) }),
})
