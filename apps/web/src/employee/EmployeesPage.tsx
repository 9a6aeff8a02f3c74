// The list of employees: search in either script, by status, 25 at a time.
import { employeeStatuses, searchEmployees } from '@hr/contract/employee.ts'
import { Box, Group, Select } from '@mantine/core'
import { IconUpload } from '@tabler/icons-react'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from '#web/i18n/translation.ts'
import * as z from 'zod/mini'
import { useList } from '#web/api/use-list.ts'
import { paths } from '#web/paths.ts'
import { useCan } from '#web/shared/session.ts'
import { useViewState } from '#web/shared/view-state.ts'
import { DataList } from '#web/ui/DataList.tsx'
import { ButtonLink } from '#web/ui/LinkTo.tsx'
import { Page } from '#web/ui/Page.tsx'
import type { Named } from '#web/ui/PersonName.tsx'
import { SearchField } from '#web/ui/SearchField.tsx'
import { useEmployeeColumns } from './employee-columns.tsx'

const ResetPasswordDialog = lazy(() =>
  import('./ResetPasswordDialog.tsx').then(file => ({ default: file.ResetPasswordDialog })),
)

const viewShape = z.object({
  search: z._default(z.string(), ''),
  status: z.optional(z.enum(employeeStatuses)),
})
type View = z.output<typeof viewShape>

function Filters({ view, onChange }: { view: View; onChange: (change: Partial<View>) => void }) {
  const { t } = useTranslation()
  const status = employeeStatuses.find(code => code === view.status)
  const label = {
    active: 'ACTIVE',
    probation: 'PROBATION',
    inactive: 'INACTIVE',
    terminated: 'TERMINATED',
  } as const
  return (
    <Group gap="sm">
      <Box flex="1 1 200px" maw={{ sm: 360 }}>
        <SearchField value={view.search} onSearch={search => onChange({ search })} />
      </Box>
      <Select
        flex="1 1 140px"
        maw={{ sm: 200 }}
        aria-label={t('ui.status')}
        placeholder={t('employee.everyStatus')}
        data={employeeStatuses.map(code => ({ value: code, label: t(`status.${label[code]}`) }))}
        value={status ?? null}
        clearable
        clearButtonProps={{ 'aria-label': t('ui.clear') }}
        onChange={value => onChange({ status: employeeStatuses.find(code => code === value) })}
      />
    </Group>
  )
}

export function EmployeesPage() {
  const { t } = useTranslation()
  const may = useCan()
  const [view, setView] = useViewState(viewShape)
  const [resetting, setResetting] = useState<Named & { id: number }>()
  const list = useList(searchEmployees, { search: view.search, ...(view.status && { status: view.status }) })
  const columns = useEmployeeColumns(may('EMPLOYEE', 'edit') ? setResetting : undefined)
  const importLink = may('EMPLOYEE', 'add') && (
    <ButtonLink to={paths.employeeImport} leftSection={<IconUpload size={18} stroke={1.5} aria-hidden />}>
      {t('employee.import')}
    </ButtonLink>
  )
  return (
    <Page title={t('menu.employees')} description={t('employee.description')} actions={importLink}>
      <Filters view={view} onChange={setView} />
      <DataList
        label={t('menu.employees')}
        list={list}
        columns={columns}
        rowKey={row => row.id}
        isFiltered={view.search !== '' || view.status !== undefined}
        empty={{ title: t('employee.empty'), text: t('employee.emptyHint'), action: importLink }}
      />
      {resetting && (
        <Suspense>
          <ResetPasswordDialog employee={resetting} onClose={() => setResetting(undefined)} />
        </Suspense>
      )}
    </Page>
  )
}
