// The list of employees: searched, filtered and sorted by URL, as of any day, 25 at a time, with bulk changes.
import { searchEmployees } from '@hr/contract/employee.ts'
import type { EmployeeRow } from '@hr/contract/employee.ts'
import { Group, Skeleton, Text } from '@mantine/core'
import { lazy, Suspense, useState } from 'react'
import { useList } from '#web/api/use-list.ts'
import { useTranslation } from '#web/i18n/translation.ts'
import { paths } from '@hr/contract/paths.ts'
import { formatDate } from '#web/shared/format.ts'
import { SavedViews } from '#web/shared/saved-view/SavedViews.tsx'
import { useCan } from '#web/shared/session.ts'
import { useViewState } from '#web/shared/view-state.ts'
import { ColumnsMenu } from '#web/ui/ColumnsMenu.tsx'
import { DataList } from '#web/ui/DataList.tsx'
import { Page } from '#web/ui/Page.tsx'
import { isFiltered } from '#web/ui/filter-count.ts'
import { useEmployeeColumns } from './employee-columns.tsx'
import { useColumnTitle } from './list/use-column-title.ts'
import { BulkBar } from './list/BulkBar.tsx'
import { EmployeeFilters } from './list/EmployeeFilters.tsx'
import { AddPeople, ListActions } from './list/ListActions.tsx'
import { NearNames } from './list/NearNames.tsx'
import { RowDialog } from './list/RowDialog.tsx'
import type { DialogAct } from './list/use-row-acts.ts'
import { WaitingLinks } from './list/WaitingLinks.tsx'
import { filterOf, listViewShape, noFilters, shownSort, sortOf } from './list/list-view.ts'
import { optionalColumns, usualColumns, useShownColumns } from './list/shown-columns.ts'
import { useSelection } from './list/use-selection.ts'

/** A list of more shows the letters of names. */
const shortList = 50

const NameLetters = lazy(() => import('./list/NameLetters.tsx').then(file => ({ default: file.NameLetters })))

export function EmployeesPage() {
  const { t } = useTranslation()
  const may = useCan()
  const maySelect = may('EMPLOYEE', 'edit') || may('EMPLOYEE', 'export')
  const [view, setView] = useViewState(listViewShape)
  const [shown, setShown] = useShownColumns(view.columns, () => setView({ columns: undefined }))
  const titleOf = useColumnTitle()
  const [open, setOpen] = useState<{ act: DialogAct; employee: EmployeeRow }>()
  const list = useList(searchEmployees, { ...filterOf(view), ...(view.sort && { sort: view.sort }) })
  const selection = useSelection(filterOf(view), list)
  const columns = useEmployeeColumns({
    shown,
    onAct: (act, employee) => setOpen({ act, employee }),
    selection: maySelect ? selection : undefined,
  })
  return (
    <Page
      title={t('menu.employees')}
      description={t('employee.description')}
      notes={<WaitingLinks />}
      actions={<ListActions filter={filterOf(view)} />}
    >
      <EmployeeFilters view={view} onChange={setView}>
        <SavedViews more={{ columns: shown.join(',') }} />
        <ColumnsMenu
          columns={optionalColumns}
          titleOf={titleOf}
          shown={shown}
          usual={usualColumns}
          onChange={setShown}
        />
      </EmployeeFilters>
      {(list.total > shortList || view.letter !== undefined) && (
        <Suspense fallback={<Skeleton h={36} aria-hidden />}>
          <NameLetters value={view.letter} onChange={letter => setView({ letter })} />
        </Suspense>
      )}
      {view.date !== undefined && (
        <Text size="sm" c="dimmed" role="status">
          {t('employeeList.asOfHint', { date: formatDate(view.date) })}
        </Text>
      )}
      <DataList
        label={t('menu.employees')}
        list={list}
        columns={columns}
        rowKey={row => row.id}
        rowLink={row => paths.employeeView(row.id)}
        sort={shownSort(view)}
        onSort={sort => setView({ sort: sortOf(sort) })}
        clearFilters={isFiltered(view, noFilters) && (() => setView(noFilters))}
        empty={{
          title: t('employee.empty'),
          text: t('employee.emptyHint'),
          action: (
            <Group gap="xs" justify="center">
              <AddPeople />
            </Group>
          ),
        }}
      />
      <NearNames view={view} list={list} />
      {selection.count > 0 && <BulkBar selection={selection} shown={list.rows.length} total={list.total} />}
      {open && <RowDialog {...open} onClose={() => setOpen(undefined)} />}
    </Page>
  )
}
