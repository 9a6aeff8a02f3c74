import { noJobFacts } from '@hr/domain/employee/job-history.ts'
import type { AnyEndpoint } from '#web/api/call.ts'
import type { useContractForm } from '#web/shared/contract-form.tsx'
import type { JobDraft } from '#web/employee/job/job-draft.ts'
import { emptyRecord } from '../record-draft.ts'
import type { RecordDraft } from '../record-draft.ts'

export type CreateDraft = RecordDraft &
  JobDraft & {
    roleIds: string[]
    mailPassword: boolean
    /** Whether a photo is chosen; the picture itself is among the form's files. */
    photo: '' | 'chosen'
  }

export const emptyEmployee: CreateDraft = {
  ...emptyRecord,
  ...noJobFacts,
  roleIds: [],
  mailPassword: false,
  photo: '',
}

export type CreateForm = ReturnType<typeof useContractForm<AnyEndpoint, CreateDraft>>
