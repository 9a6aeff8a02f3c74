import { isGuardedField } from '@hr/domain/access/own-record.ts'
import type { PersonForm } from '../person-form.ts'

/** The form of the own record while somebody else must change pay and employment (P11): those fields are locked. */
export const guardedForm = (form: PersonForm): PersonForm => ({
  ...form,
  field: (name, label) => ({ ...form.field(name, label), disabled: isGuardedField(name) }),
})
