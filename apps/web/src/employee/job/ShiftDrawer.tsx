// Sets a shift from a date, after a preview of the recounted leave (L10).
import { listWorkShifts } from '@hr/contract/work-shift.ts'
import { previewEmployeeShift, setEmployeeShift } from '@hr/contract/shift-holder.ts'
import type { EmployeeCard } from '@hr/contract/employee-record.ts'
import { weekAsOf, weekSummary } from '@hr/domain/attendance/shift-week.ts'
import { nameIn } from '@hr/domain/employee/name-in.ts'
import { Alert } from '@mantine/core'
import { useState } from 'react'
import { useCall } from '#web/api/use-call.ts'
import { useLanguage } from '#web/i18n/language.ts'
import { useTranslation } from '#web/i18n/translation.ts'
import { formatDate } from '#web/shared/format.ts'
import { useClosedReason } from '#web/shared/reason/closed-reason.ts'
import { useContractForm } from '#web/shared/form/use-contract-form.ts'
import { FormDrawer } from '#web/shared/form/FormDrawer.tsx'
import { RecountChoice } from '#web/shared/effect/RecountChoice.tsx'
import { WeekLines } from '#web/shared/WeekLines.tsx'
import { toastSuccess } from '#web/shared/toast.ts'
import { DateField } from '#web/ui/DateField.tsx'
import { ShiftSelect } from '../list/ShiftSelect.tsx'
import { useNextDay, useTomorrow } from '#web/shared/use-today.ts'
import { useShiftOf } from './use-shift-of.ts'
import { usePersonName } from '#web/ui/PersonName.tsx'
import type { Named } from '#web/ui/PersonName.tsx'

type Values = { workShiftId: string | null; from: string | null; takeDays: boolean }

type Props = { employee: Named & Pick<EmployeeCard, 'id' | 'startDate'>; onClose: () => void }

export function ShiftDrawer({ employee, onClose }: Props) {
  const { t } = useTranslation()
  const name = usePersonName(employee)
  const tomorrow = useTomorrow()
  const next = useNextDay(employee)
  const language = useLanguage()
  const { shift } = useShiftOf(employee)
  const [values, setValues] = useState<Values>({ workShiftId: null, from: next, takeDays: false })
  const [initialValues] = useState(values)
  const closed = useClosedReason(values.from)
  const form = useContractForm(setEmployeeShift, {
    closed,
    initialValues,
    fixed: { id: employee.id },
    onChange: setValues,
    onSuccess: () => {
      const isPlanned = values.from !== null && values.from >= tomorrow
      toastSuccess(
        isPlanned
          ? t('employeeJob.shiftPlanned', { date: formatDate(values.from) })
          : t('employeeJob.shiftChanged'),
      )
      onClose()
    },
  })
  const { workShiftId, from } = values
  const chosen = useCall(listWorkShifts, {}).data?.find(({ id }) => id === workShiftId)
  const isChosen = workShiftId !== null && from !== null
  const preview = useCall(
    previewEmployeeShift,
    { id: employee.id, workShiftId: workShiftId ?? '', from: from ?? '' },
    { enabled: isChosen, quiet: true, keep: true },
  )
  return (
    <FormDrawer
      form={form}
      title={t('employeeJob.changeShiftOf', { name })}
      submitLabel={t('employeeJob.saveShift')}
      onClose={onClose}
    >
      <ShiftSelect
        key={form.key('workShiftId')}
        {...form.field('workShiftId')}
        // Keeps the height of the line while the shifts load.
        description={shift ? t('employeeJob.shiftNow', { name: nameIn(shift, language) }) : '\u00a0'}
        data-autofocus
      />
      {chosen && (
        <div role="group" aria-label={t('employeeJob.shiftHours')}>
          <WeekLines week={weekSummary(weekAsOf(chosen, from ?? tomorrow))} />
        </div>
      )}
      <DateField
        key={form.key('from')}
        {...form.field('from', t('employeeJob.from'))}
        minDate={employee.startDate}
      />
      {isChosen && preview.error !== null && <Alert color="yellow">{preview.error.message}</Alert>}
      {isChosen && preview.error === null && (
        <RecountChoice
          requests={preview.data?.requests}
          isFetching={preview.isFetching}
          mayTake={values.takeDays}
          onMayTake={mayTake => form.setFieldValue('takeDays', mayTake)}
        />
      )}
    </FormDrawer>
  )
}
