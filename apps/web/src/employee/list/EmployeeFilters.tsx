// Search and filters of the employees list; those needed less often behind a button that says how many are set.
import { employeeStatuses } from '@hr/contract/employee.ts'
import { Box, Button, Collapse, Group, Select, Skeleton } from '@mantine/core'
import { IconAdjustmentsHorizontal } from '@tabler/icons-react'
import { lazy, Suspense, useState } from 'react'
import type { ReactNode } from 'react'
import { useTranslation } from '#web/i18n/translation.ts'
import { SearchField } from '#web/ui/SearchField.tsx'
import { hiddenCount } from './list-view.ts'
import type { ListView } from './list-view.ts'

/** Fetched when it is opened: a tree, two searches and a calendar. */
const JobFilters = lazy(() => import('./JobFilters.tsx').then(file => ({ default: file.JobFilters })))

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
  const [wasOpen, setWasOpen] = useState(isOpen)
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
          onClick={() => {
            setIsOpen(!isOpen)
            setWasOpen(true)
          }}
        >
          {count > 0 ? t('employeeList.filtersSet', { count }) : t('employeeList.filters')}
        </Button>
        {children}
      </Group>
      <Collapse expanded={isOpen}>
        {wasOpen && (
          <Suspense fallback={<Skeleton height={66} mt="sm" />}>
            <JobFilters view={view} onChange={onChange} />
          </Suspense>
        )}
      </Collapse>
    </div>
  )
}
