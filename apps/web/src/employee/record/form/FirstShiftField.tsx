import { ShiftSelect } from '#web/employee/list/ShiftSelect.tsx'
import { useTranslation } from '#web/i18n/translation.ts'
import type { CreateForm } from './create-draft.ts'

/** The work shift from the first day on. */
export function FirstShiftField({ form }: { form: CreateForm }) {
  const { t } = useTranslation()
  return (
    <ShiftSelect
      key={form.key('workShiftId')}
      {...form.field('workShiftId')}
      allowDeselect={false}
      description={t('employeeRecord.firstShiftText')}
    />
  )
}
