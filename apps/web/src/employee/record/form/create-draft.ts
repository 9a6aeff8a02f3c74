import { fieldLabel, messageText } from '@hr/contract/messages/text.ts'
import { noJobFacts } from '@hr/domain/employee/job-history.ts'
import type { AnyEndpoint } from '#web/api/call.ts'
import { currentLanguage } from '#web/i18n/language.ts'
import type { ChosenPeople } from '#web/shared/person/chosen-people.ts'
import type { useContractForm } from '#web/shared/form/use-contract-form.ts'
import type { JobDraft } from '#web/employee/job/job-draft.ts'
import { emptyRecord } from '../record-draft.ts'
import type { RecordDraft } from '../record-draft.ts'

export type CreateDraft = RecordDraft &
  JobDraft & {
    workShiftId: string | null
    roleIds: string[]
    mailPassword: boolean
    /** Whether a photo is chosen; the picture itself is among the form's files. */
    photo: '' | 'chosen'
  }

export const emptyEmployee: CreateDraft = {
  ...emptyRecord,
  ...noJobFacts,
  workShiftId: null,
  roleIds: [],
  mailPassword: false,
  photo: '',
}

/** The input of the short page, which the long form continues. */
export type Continued = {
  readonly typed: CreateDraft & { readonly people: ChosenPeople }
  readonly files: readonly File[]
}

/** Spec 5: a profile photo is required. */
export const photoCheck = ({ photo }: CreateDraft) => {
  const language = currentLanguage()
  const text = messageText(language, 'required', { label: fieldLabel(language, 'photo') })
  return { photo: photo === '' ? text : undefined }
}

export type CreateForm = ReturnType<typeof useContractForm<AnyEndpoint, CreateDraft>>
