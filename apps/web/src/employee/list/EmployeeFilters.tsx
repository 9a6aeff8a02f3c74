// Search and filters of the employees list; those needed less often behind a button that says how many are set.
import { employeeStatuses } from '@hr/contract/employee.ts'
import { contractTypes } from '@hr/domain/employee/job-history.ts'
import { Box, Button, Collapse, Group, Select, SimpleGrid } from '@mantine/core'
import { IconAdjustmentsHorizontal } from '@tabler/icons-react'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { useTranslation } from '#web/i18n/translation.ts'
import { JobGradeSelect } from '#web/shared/JobGradeSelect.tsx'
import { PositionSelect } from '#web/shared/PositionSelect.tsx'
import { UnitSelect } from '#web/shared/UnitSelect.tsx'
import { DateField } from '#web/ui/DateField.tsx'
import { SearchField } from '#web/ui/SearchField.tsx'
import { hiddenCount } from './list-view.ts'
import type { ListView } from './list-view.ts'

type Props = { view: ListView; onChange: (change: Partial<ListView>) => void; children: ReactNode }

const statusKeys = {
  active: 'ACTIVE',
  probation: 'PROBATION',
  inactive: 'INACTIVE',
  terminated: 'TERMINATED',
} as const

/** `children` = what else stands beside the filters. */
export function EmployeeFilters({ view, onChange, children }: Props) {
  const { t } = useTranslation()
  const count = hiddenCount(view)
  const [isOpen, setIsOpen] = useState(count > 0)
  return (
    <div>
      <Group gap="sm">
        <Box flex="1 1 220px" maw={{ sm: 360 }}>
          <SearchField value={view.search} onSearch={search => onChange({ search })} />
        </Box>
        <Select
          flex="1 1 150px"
          maw={{ sm: 190 }}
          aria-label={t('ui.status')}
          placeholder={t('employee.everyStatus')}
          data={employeeStatuses.map(code => ({ value: code, label: t(`status.${statusKeys[code]}`) }))}
          value={view.status ?? null}
          clearable
          clearButtonProps={{ 'aria-label': t('ui.clear') }}
          onChange={value => onChange({ status: employeeStatuses.find(code => code === value) })}
        />
        <Button
          variant={count > 0 ? 'light' : 'default'}
          leftSection={<IconAdjustmentsHorizontal size={18} stroke={1.5} aria-hidden />}
          aria-expanded={isOpen}
          onClick={() => setIsOpen(!isOpen)}
        >
          {count > 0 ? t('employeeList.filtersSet', { count }) : t('employeeList.filters')}
        </Button>
        {children}
      </Group>
      <Collapse expanded={isOpen}>
        <JobFilters view={view} onChange={onChange} />
      </Collapse>
    </div>
  )
}

function JobFilters({ view, onChange }: Omit<Props, 'children'>) {
  const { t } = useTranslation()
  const clearable = { clearable: true, clearButtonProps: { 'aria-label': t('ui.clear') } }
  return (
    <SimpleGrid cols={{ base: 1, xs: 2, md: 5 }} spacing="sm" pt="sm">
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
    </SimpleGrid>
  )
}
