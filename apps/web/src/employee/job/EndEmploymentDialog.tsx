// Ends an employment after a preview of its effect on requests, approvals, reports and units (P7, R9).
import { endEmployment, previewEndEmployment } from '@hr/contract/end-employment.ts'
import type { EmployeeCard } from '@hr/contract/employee-record.ts'
import { addDays } from '@hr/domain/calendar/local-date.ts'
import { Text } from '@mantine/core'
import { useState } from 'react'
import { useCall } from '#web/api/use-call.ts'
import { useTranslation } from '#web/i18n/translation.ts'
import { useClosedTo } from '#web/shared/reason/closed-reason.ts'
import { ContractForm, FormActions } from '#web/shared/form/ContractForm.tsx'
import { useContractForm } from '#web/shared/form/use-contract-form.ts'
import { PersonSelect } from '#web/shared/person/PersonSelect.tsx'
import { ReasonField } from '#web/shared/reason/ReasonField.tsx'
import { ClosedNotice } from '#web/shared/request/ClosedNotice.tsx'
import { toastSuccess } from '#web/shared/toast.ts'
import { DateField } from '#web/ui/DateField.tsx'
import { usePersonName } from '#web/ui/PersonName.tsx'
import type { Named } from '#web/ui/PersonName.tsx'
import { EndPreview } from './EndPreview.tsx'
import { useToday } from '#web/shared/use-today.ts'
import { Modal } from '#web/ui/Modal.tsx'

type Props = { employee: Named & Pick<EmployeeCard, 'id' | 'startDate'>; onClose: () => void }

function EndForm({ employee, onClose }: Props) {
  const { t } = useTranslation()
  const [date, setDate] = useState<string | null>(useToday())
  const closedTo = useClosedTo()
  const effect = useCall(
    previewEndEmployment,
    { id: employee.id, date: date ?? '' },
    { quiet: true, keep: true, enabled: date !== null },
  )
  const form = useContractForm(endEmployment, {
    initialValues: { date, reason: '', newManagerId: null },
    fixed: { id: employee.id },
    unguarded: true,
    onChange: values => setDate(values.date),
    onSuccess: ({ status }) => {
      toastSuccess(t(status === 'terminated' ? 'employeeJob.ended' : 'employeeJob.endPlanned'))
      onClose()
    },
  })
  const manager = form.person('newManagerId')
  return (
    <ContractForm form={form} label={t('employeeJob.end')}>
      <Text size="sm" c="dimmed">
        {t('employeeJob.endText')}
      </Text>
      <DateField
        key={form.key('date')}
        {...form.field('date', t('employeeJob.lastDay'))}
        minDate={employee.startDate}
      />
      {date !== null && (
        <ClosedNotice
          closedTo={closedTo({ from: addDays(date, 1), to: '9999-12-31' })}
          text="closedPeriod.notice"
        />
      )}
      <ReasonField form={form} />
      {(effect.data?.reports.length ?? 0) > 0 && (
        <PersonSelect
          {...manager}
          label={t('employeeJob.newManager')}
          description={t('employeeJob.newManagerHint')}
          without={[employee.id]}
        />
      )}
      {date !== null && <EndPreview employeeId={employee.id} date={date} newManagerId={manager.value?.id} />}
      <FormActions form={form} submitLabel={t('employeeJob.end')} isFinal onCancel={onClose} />
    </ContractForm>
  )
}

export function EndEmploymentDialog({ employee, onClose }: Props) {
  const { t } = useTranslation()
  const name = usePersonName(employee)
  return (
    <Modal onClose={onClose} size={560} title={t('employeeJob.endTitle', { name })}>
      <EndForm employee={employee} onClose={onClose} />
    </Modal>
  )
}
