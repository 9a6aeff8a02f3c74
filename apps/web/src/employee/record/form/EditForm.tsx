import { getEmployee } from '@hr/contract/employee-record.ts'
import { updateEmployee } from '@hr/contract/employee-change.ts'
import type { EmployeeRecord } from '@hr/contract/employee-record.ts'
import { fieldLabel } from '@hr/contract/messages/text.ts'
import { Alert } from '@mantine/core'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { callFailed } from '#web/api/answers.ts'
import { call } from '#web/api/call.ts'
import { useLanguage } from '#web/i18n/language.ts'
import { useTranslation } from '#web/i18n/translation.ts'
import { paths } from '@hr/contract/paths.ts'
import { useClosedReason } from '#web/shared/reason/closed-reason.ts'
import { useContractForm } from '#web/shared/form/use-contract-form.ts'
import { toastSuccess } from '#web/shared/toast.ts'
import { ConfirmDialog } from '#web/ui/ConfirmDialog.tsx'
import { IncompleteNotice } from '../IncompleteNotice.tsx'
import { isEmpty, missingTexts } from '../missing-texts.ts'
import { differentFields, draftOf, pickFields } from '../record-draft.ts'
import type { DraftField, RecordDraft } from '../record-draft.ts'
import type { SimpleField } from '../field-kinds.ts'
import { EditFields } from './EditFields.tsx'
import { FormLayout } from './FormLayout.tsx'
import type { SectionId } from './form-sections.ts'
import { JobChangeDrawer } from '#web/employee/job/JobChangeDrawer.tsx'

const sections = [
  'identity',
  'contact',
  'emergency',
  'documents',
  'organisation',
  'pay',
  'education',
] as const satisfies readonly SectionId[]

/** Fields required of a new employee cannot be cleared later. */
const needed = [
  'firstName',
  'lastName',
  'gender',
  'dateOfBirth',
  'phone',
  'startDate',
  'staffId',
  'status',
] as const satisfies readonly SimpleField[]

type Props = {
  record: EmployeeRecord
  typed: Partial<RecordDraft>
  others: readonly DraftField[]
  onReloaded: (record: EmployeeRecord, typed: Partial<RecordDraft>) => void
}

export function EditForm({ record, typed, others, onReloaded }: Props) {
  const { t } = useTranslation()
  const language = useLanguage()
  const navigate = useNavigate()
  const { card } = record
  const start = draftOf(record)
  const required = needed.filter(name => !isEmpty(start[name]))
  const [version, setVersion] = useState(record.version)
  const [isStale, setIsStale] = useState(false)
  const [isChangingJob, setIsChangingJob] = useState(false)
  const [startDate, setStartDate] = useState(typed.startDate ?? start.startDate)
  const view = () => void navigate({ to: paths.employeeView(card.id) })
  const [from = '', to] = [start.startDate, startDate].flatMap(date => date || []).toSorted()
  const closed = useClosedReason(from === (to ?? from) ? null : from, to)
  const form = useContractForm(updateEmployee, {
    closed,
    initialValues: start,
    continued: { typed, files: [] },
    onChange: values => setStartDate(values.startDate),
    fixed: { id: card.id, version },
    local: card.status === 'terminated' ? ['status'] : [],
    check: values => missingTexts(values, required),
    onSuccess: () => {
      toastSuccess(t('employeeRecord.saved'))
      view()
    },
    onError: error => setIsStale(error.code === 'STALE'),
  })
  const fetchAgain = async () => await call(getEmployee, { id: card.id })
  const reload = async () => {
    const now = form.getValues()
    const next = await fetchAgain()
    setIsStale(false)
    onReloaded(next, pickFields(now, differentFields(start, now)))
  }
  return (
    <>
      {others.length > 0 && (
        <Alert color="yellow" role="status">
          {t('employeeRecord.changedByOthers', {
            fields: [...new Set(others.map(name => fieldLabel(language, name)))].join(', '),
          })}
        </Alert>
      )}
      <IncompleteNotice record={record} />
      <FormLayout
        form={form}
        label={t('employeeRecord.editPerson')}
        sections={sections}
        submitLabel={t('employeeRecord.save')}
        onCancel={view}
      >
        <EditFields
          form={form}
          record={record}
          required={required}
          startDate={startDate}
          onPhotoChanged={() =>
            void fetchAgain().then(
              next => setVersion(next.version),
              (error: unknown) => callFailed(error),
            )
          }
          onChangeJob={() => setIsChangingJob(true)}
        />
      </FormLayout>
      <ConfirmDialog
        opened={isStale}
        title={t('employeeRecord.staleTitle')}
        text={t('employeeRecord.staleText')}
        confirmLabel={t('employeeRecord.staleLoad')}
        color="brand"
        onConfirm={() => void reload().catch((error: unknown) => callFailed(error))}
        onClose={() => setIsStale(false)}
      />
      {isChangingJob && <JobChangeDrawer employee={card} onClose={() => setIsChangingJob(false)} />}
    </>
  )
}
