import type { Person } from '@hr/contract/person.ts'
import type { FieldProps } from '../record/person-form.ts'
import type { JobDraft } from './job-draft.ts'

/** The part of a form that job fields need, whatever else the form has. */
export type JobForm = {
  readonly field: (name: keyof JobDraft, label?: string) => FieldProps
  readonly person: (
    name: keyof JobDraft,
    known?: readonly (Person | null)[],
  ) => Omit<FieldProps, 'defaultValue'> & {
    readonly value: Person | null
    readonly onChange: (person: Person | null) => void
  }
  readonly key: (path: string) => string
  readonly setFieldValue: (name: keyof JobDraft, value: string | number | null) => void
  readonly getValues: () => JobDraft
}
