// Filters of the employee list: job facts, the date, and incomplete records.
import { contractTypes } from '@hr/domain/employee/job-history.ts'
import { Select, SimpleGrid, Switch } from '@mantine/core'
import { useTranslation } from '#web/i18n/translation.ts'
import { JobGradeSelect, PositionSelect } from '#web/shared/person/PositionSelect.tsx'
import { UnitSelect } from '#web/shared/unit/UnitSelect.tsx'
import { DateField } from '#web/ui/DateField.tsx'
import type { ListView } from './list-view.ts'

type Props = { view: ListView; onChange: (change: Partial<ListView>) => void }

export function JobFilters({ view, onChange }: Props) {
  const { t } = useTranslation()
  const clearable = { clearable: true, clearButtonProps: { 'aria-label': t('ui.clear') } }
  return (
    <SimpleGrid cols={{ base: 1, xs: 2, md: 5 }} spacing="sm" pt={{ base: 0, sm: 'sm' }}>
      <UnitSelect
        label={t('employee.unit')}
        placeholder={t('employeeList.anyUnit')}
        value={view.unitId ?? null}
        date={view.date}
        {...clearable}
        onChange={unitId => onChange({ unitId: unitId ?? undefined })}
      />
      <PositionSelect
        label={t('employee.position')}
        placeholder={t('employeeList.anyPosition')}
        value={view.positionId ?? null}
        {...clearable}
        onChange={positionId => onChange({ positionId: positionId ?? undefined })}
      />
      <JobGradeSelect
        label={t('employee.jobGrade')}
        placeholder={t('employeeList.anyJobGrade')}
        value={view.jobGradeId ?? null}
        {...clearable}
        onChange={jobGradeId => onChange({ jobGradeId: jobGradeId ?? undefined })}
      />
      <Select
        label={t('employeeList.contractType')}
        placeholder={t('employeeList.anyContract')}
        data={contractTypes.map(code => ({ value: code, label: t(`employeeJob.contract.${code}`) }))}
        value={view.contractType ?? null}
        {...clearable}
        onChange={value => onChange({ contractType: contractTypes.find(code => code === value) })}
      />
      <DateField
        label={t('employeeList.asOf')}
        value={view.date ?? null}
        {...clearable}
        onChange={date => onChange({ date: date ?? undefined })}
      />
      <Switch
        label={t('employeeList.onlyIncomplete')}
        checked={view.incomplete === '1'}
        onChange={event => onChange({ incomplete: event.currentTarget.checked ? '1' : undefined })}
      />
    </SimpleGrid>
  )
}
