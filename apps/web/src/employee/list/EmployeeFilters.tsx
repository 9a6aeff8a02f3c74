// Search and filters of the employee list; on a desktop the rarer ones are behind a button.
import { employeeStatuses } from '@hr/contract/employee.ts'
import type { ReactNode } from 'react'
import { lazy } from 'react'
import { useTranslation } from '#web/i18n/translation.ts'
import { Choice } from '#web/ui/Choice.tsx'
import { inRow, ListFilters } from '#web/ui/ListFilters.tsx'
import { hiddenFilters, noFilters } from './list-view.ts'
import type { ListView } from './list-view.ts'

const JobFilters = lazy(() => import('./JobFilters.tsx').then(file => ({ default: file.JobFilters })))

type Props = { view: ListView; onChange: (change: Partial<ListView>) => void; children: ReactNode }

const statusKeys = {
  active: 'ACTIVE',
  probation: 'PROBATION',
  inactive: 'INACTIVE',
  terminated: 'TERMINATED',
} as const

/** `children` are next to the filters. */
export function EmployeeFilters({ view, onChange, children }: Props) {
  const { t } = useTranslation()
  return (
    <ListFilters
      view={view}
      onChange={onChange}
      cleared={noFilters}
      find={t('employee.findPeople')}
      behind={[...hiddenFilters]}
      fields={named => (
        <Choice
          {...inRow}
          {...named(t('ui.status'))}
          placeholder={t('employee.everyStatus')}
          options={employeeStatuses.map(code => ({ value: code, label: t(`status.${statusKeys[code]}`) }))}
          value={view.status}
          onChange={status => onChange({ status })}
        />
      )}
      more={() => <JobFilters view={view} onChange={onChange} />}
    >
      {children}
    </ListFilters>
  )
}
