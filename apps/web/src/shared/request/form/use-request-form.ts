// The state of the form of any request kind. It keeps the input as a draft until the request is sent.
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { queryClient } from '#web/api/answers.ts'
import type { TextKey } from '#web/i18n/translation.ts'
import { useTranslation } from '#web/i18n/translation.ts'
import { useContractForm } from '#web/shared/form/use-contract-form.ts'
import { dropDraft, saveDraft, readDraft } from '#web/shared/form/draft-store.ts'
import { useProfile } from '#web/shared/session.ts'
import { toastSuccess } from '#web/shared/toast.ts'
import type * as z from 'zod/mini'
import type { RequestKind, RequestRow } from '../request-kind.ts'
import type { FormPurpose, RequestDraft } from './request-draft.ts'

type Known = RequestRow & { readonly history: readonly unknown[] }

type Options<Draft extends RequestDraft> = {
  kind: RequestKind
  purpose: FormPurpose
  /** The request to edit, to change or to make again. */
  request?: Known
  /** A new request has one draft per person, and per date if it was opened for one. */
  draftOf?: readonly unknown[]
  shape: z.ZodMiniType<Draft>
  start: Draft
  /** Fields that the endpoints of the kind do not accept. */
  local: readonly (keyof Draft & string)[]
  /** Sent in addition to the fields. */
  more?: (values: Draft) => object
}

const callOf = { new: 'request', again: 'request', edit: 'edit', change: 'amend' } as const
const doneText = (kind: RequestKind): Record<FormPurpose, TextKey> => ({
  new: kind.words.sent,
  again: kind.words.sent,
  edit: 'request.changed',
  change: 'request.askedToChange',
})

/** An edit does not overwrite changes that its author has not seen. */
const whichRequest = (purpose: FormPurpose, request: Known | undefined): object => {
  if (request === undefined || purpose === 'again') return {}
  return purpose === 'edit' ? { id: request.id, seenHistory: request.historyCount } : { id: request.id }
}

export function useRequestForm<Draft extends RequestDraft>(options: Options<Draft>) {
  const { kind, purpose, request, draftOf = [], shape, start: first, local, more } = options
  const { t } = useTranslation()
  const navigate = useNavigate()
  const { employee } = useProfile()
  const draftKey = [kind.code, purpose, ...(request ? [request.id] : [employee?.id, ...draftOf])].join('-')
  const [start] = useState(first)
  const [values, setValues] = useState<Draft>(() => readDraft(draftKey, shape, start))
  const approverIds = values.approvers.map(({ id }) => id)
  const form = useContractForm(kind.calls[callOf[purpose]], {
    initialValues: values,
    // Only an edit can remove stored files: those of an approved request stay with it.
    local: [...local, 'approvers', ...(purpose === 'edit' ? [] : ['keepFileIds' as const])],
    fixed: {
      ...whichRequest(purpose, request),
      ...more?.(values),
      approverIds,
    },
    unguarded: true,
    hasDraft: true,
    onChange: (next: Draft) => {
      setValues(next)
      saveDraft(draftKey, next)
    },
    onSuccess: saved => {
      queryClient.setQueryData([kind.calls.get.path, { id: saved.id }], saved)
      dropDraft(draftKey)
      toastSuccess(t(doneText(kind)[purpose]))
      void navigate({ to: kind.ownPage(saved.id), search: {}, replace: true })
    },
  })
  const discard = () => {
    form.setValues(start)
    form.setFiles([])
    dropDraft(draftKey)
  }
  const isTouched = JSON.stringify(values) !== JSON.stringify(start) || form.files.length > 0
  /** What a preview needs besides the fields of the kind. */
  const sketch = {
    fileCount: form.files.length + values.keepFileIds.length,
    approverIds,
    requestId: purpose === 'again' ? undefined : request?.id,
  }
  return { form, values, start, draftKey, isTouched, discard, sketch }
}
