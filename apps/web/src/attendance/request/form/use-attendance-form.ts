// The draft of an attendance or off-site request, the state of its form, and its preview.
import type { AttendanceRequestDetail } from '@hr/contract/attendance-request-shapes.ts'
import * as z from 'zod/mini'
import { draftDate, requestDraft, startOf } from '#web/shared/request/form/request-draft.ts'
import type { FormPurpose } from '#web/shared/request/form/request-draft.ts'
import { useRequestForm } from '#web/shared/request/form/use-request-form.ts'
import { useRequestPreview } from '#web/shared/request/form/use-request-preview.ts'
import type { AttendanceKind } from '#web/shared/request/kinds/attendance-kind.ts'

const attendanceDraft = z.extend(requestDraft, {
  from: draftDate(),
  to: draftDate(),
  attendanceTypeId: z.nullable(z.string()),
  title: z.string(),
  place: z.string(),
  /** With times; without them the request covers whole days. */
  withTimes: z.boolean(),
  timeIn: z.nullable(z.string()),
  timeOut: z.nullable(z.string()),
})
export type AttendanceDraft = z.output<typeof attendanceDraft>

const emptyFields = {
  attendanceTypeId: null,
  title: '',
  place: '',
  from: null,
  to: null,
  withTimes: false,
  timeIn: null,
  timeOut: null,
} as const

const fieldsOf = ({ attendanceType, title, place, from, to, timeIn, timeOut }: AttendanceRequestDetail) => ({
  attendanceTypeId: attendanceType?.id ?? null,
  title,
  place,
  from,
  to,
  withTimes: timeIn !== null || timeOut !== null,
  timeIn,
  timeOut,
})

/** Form fields that the kind's endpoint does not accept. */
const localFields: Record<AttendanceKind['code'], readonly (keyof AttendanceDraft)[]> = {
  ATTENDANCE: ['place', 'withTimes'],
  OFF_SITE: ['attendanceTypeId', 'title', 'withTimes'],
}

type Options = {
  kind: AttendanceKind
  purpose: FormPurpose
  request?: AttendanceRequestDetail
  /** What a new request begins with. */
  begin?: Partial<AttendanceDraft>
}

export function useAttendanceForm({ kind, purpose, request, begin }: Options) {
  return useRequestForm({
    kind,
    purpose,
    ...(request && { request }),
    draftOf: [begin?.from],
    shape: attendanceDraft,
    start: {
      ...emptyFields,
      ...(request ? fieldsOf(request) : begin),
      ...startOf(purpose, request),
    },
    local: localFields[kind.code],
  })
}

export type EnteredRequest = ReturnType<typeof useAttendanceForm>

const isTime = /^\d\d:\d\d$/
/** Null while a time is being typed. */
const wholeTime = (time: string | null) => (time !== null && isTime.test(time) ? time : null)

export function useAttendancePreview(kind: AttendanceKind, { form, values, sketch }: EnteredRequest) {
  const { attendanceTypeId, from, to } = values
  const isTyped = kind.code === 'ATTENDANCE'
  const isChosen = from !== null && to !== null && (!isTyped || attendanceTypeId !== null)
  const input = isChosen
    ? {
        ...(isTyped && { attendanceTypeId }),
        from,
        to,
        timeIn: wholeTime(values.timeIn),
        timeOut: wholeTime(values.timeOut),
        ...sketch,
      }
    : null
  return useRequestPreview(kind.calls.preview, { input, isSent: form.isSent })
}
