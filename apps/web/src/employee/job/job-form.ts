import type { FieldProps } from '../record/person-form.ts'
import type { JobDraft } from './job-draft.ts'

/** What the fields of a job need of the form they stand in, whatever else that form holds. */
export type JobForm = {
  readonly field: (name: keyof JobDraft, label?: string) => FieldProps
  readonly key: (path: string) => string
  readonly setFieldValue: (name: keyof JobDraft, value: string | number | null) => void
  readonly getValues: () => JobDraft
}
