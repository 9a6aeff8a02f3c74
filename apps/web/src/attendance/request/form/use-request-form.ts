// The form of a request about attendance or work elsewhere: its values, its draft, and what the server says about it while
// it is filled in.
import { useDebouncedValue } from '@mantine/hooks'
import { useNavigate } from '@tanstack/react-router'
import { useMemo, useState } from 'react'
import type { AttendanceRequestDetail } from '@hr/contract/attendance-request-shapes.ts'
import { useTranslation } from '#web/i18n/translation.ts'
import type { TextKey } from '#web/i18n/translation.ts'
import { queryClient, refresh } from '#web/api/answers.ts'
import { useCall } from '#web/api/use-call.ts'
import { useContractForm } from '#web/shared/contract-form.tsx'
import { dropDraft, keepDraft, readDraft } from '#web/shared/draft-store.ts'
import { toastSuccess } from '#web/shared/toast.ts'
import type { AttendanceKind } from '../attendance-kind.ts'
import { localFields, requestDraft } from './request-draft.ts'
import type { RequestDraft } from './request-draft.ts'

const previewWaitMs = 300

type Options = {
  kind: AttendanceKind
  call: AttendanceKind['request']
  /** What the draft is kept under. */
  draftKey: string
  start: RequestDraft
  /** What the form does not show. */
  fixed?: object
  /** Fields that this call does not take, beside those that the kind does not. */
  local?: readonly (keyof RequestDraft)[]
  done: TextKey
}

export function useRequestForm({ kind, call, draftKey, start: first, fixed, local = [], done }: Options) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const [start] = useState(first)
  const [values, setValues] = useState(() => readDraft(draftKey, requestDraft, start))
  const form = useContractForm(call, {
    initialValues: values,
    local: [...localFields(kind), ...local],
    fixed: { ...fixed, approverIds: values.approvers.map(({ id }) => id) },
    unguarded: true,
    hasDraft: true,
    refreshes: kind.reads,
    onChange: (next: RequestDraft) => {
      setValues(next)
      keepDraft(draftKey, next)
    },
    onSuccess: (request: AttendanceRequestDetail) => {
      const { id } = request
      queryClient.setQueryData([kind.get.path, { id }], request)
      dropDraft(draftKey)
      toastSuccess(t(done))
      void navigate({ to: kind.ownPage(id), search: {}, replace: true })
    },
    onError: () => void refresh(...kind.reads),
  })
  const isTouched = JSON.stringify(values) !== JSON.stringify(start) || form.files.length > 0
  const discard = () => {
    form.setValues(start)
    form.setFiles([])
    dropDraft(draftKey)
  }
  return { form, values, start, isTouched, discard }
}

export type RequestForm = ReturnType<typeof useRequestForm>['form']

/**
 * What the request would do; asked again shortly after each change, until it is sent: then it would be told that it
 * overlaps with itself. `requestId` is the one that is edited or changed.
 */
export function useRequestPreview(
  kind: AttendanceKind,
  values: RequestDraft,
  { files, isSent }: Pick<RequestForm, 'files' | 'isSent'>,
  requestId?: string,
) {
  const { attendanceTypeId, from, to, timeIn, timeOut, approvers, keepFileIds } = values
  const fileCount = files.length + keepFileIds.length
  const isTyped = kind.code === 'ATTENDANCE'
  const input = useMemo(() => {
    if (from === null || to === null || (isTyped && attendanceTypeId === null)) return null
    return {
      ...(isTyped && { attendanceTypeId }),
      from,
      to,
      timeIn: wholeTime(timeIn),
      timeOut: wholeTime(timeOut),
      fileCount,
      approverIds: approvers.map(({ id }) => id),
      ...(requestId !== undefined && { requestId }),
    }
  }, [isTyped, attendanceTypeId, from, to, timeIn, timeOut, fileCount, approvers, requestId])
  const [asked] = useDebouncedValue(input, previewWaitMs)
  const { data, error, isFetching } = useCall(kind.preview, asked, {
    enabled: asked !== null && !isSent,
    quiet: true,
    keep: true,
  })
  return {
    preview: input === null ? undefined : data,
    error: input === null ? null : error,
    isChosen: input !== null,
    isStale: isFetching || asked !== input,
  }
}

const isTime = /^\d\d:\d\d$/
/** While somebody is typing there is no time yet. */
const wholeTime = (time: string | null) => (time !== null && isTime.test(time) ? time : null)
