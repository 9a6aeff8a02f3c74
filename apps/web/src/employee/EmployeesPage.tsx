// The list of employees: searched, filtered and sorted by URL, as of any day, 25 at a time, with bulk changes.
import { searchEmployees } from '@hr/contract/employee.ts'
import type { EmployeeRow } from '@hr/contract/employee.ts'
import { Text } from '@mantine/core'
import { useState } from 'react'
import { useList } from '#web/api/use-list.ts'
import { useTranslation } from '#web/i18n/translation.ts'
import { paths } from '@hr/contract/paths.ts'
import { formatDate } from '#web/shared/format.ts'
import { useCan } from '#web/shared/session.ts'
import { useViewState } from '#web/shared/view-state.ts'
import { ColumnsMenu } from '#web/ui/ColumnsMenu.tsx'
import { DataList } from '#web/ui/DataList.tsx'
import { Page } from '#web/ui/Page.tsx'
import { useEmployeeColumns } from './employee-columns.tsx'
import { useColumnTitle } from './list/column-title.ts'
import { BulkBar } from './list/BulkBar.tsx'
import type { BulkKind } from './list/BulkDialog.tsx'
import { EmployeeFilters } from './list/EmployeeFilters.tsx'
import { ListActions } from './list/ListActions.tsx'
import { RowDialog } from './list/RowDialog.tsx'
import type { DialogAct } from './list/row-acts.ts'
import { WaitingLinks } from './list/WaitingLinks.tsx'
import { filterOf, isFiltered, listViewShape, noFilters, shownSort, sortOf } from './list/list-view.ts'
import { optionalColumns, usualColumns, useShownColumns } from './list/shown-columns.ts'
import { BulkDialog } from './list/BulkDialog.tsx'

const nobody: ReadonlySet<number> = new Set()

export function EmployeesPage() {
  const { t } = useTranslation()
  const may = useCan()
  const mayEdit = may('EMPLOYEE', 'edit')
  const [view, setView] = useViewState(listViewShape)
  const [shown, setShown] = useShownColumns()
  const titleOf = useColumnTitle()
  const [open, setOpen] = useState<{ act: DialogAct; employee: EmployeeRow }>()
  const [selected, setSelected] = useState(nobody)
  const [bulk, setBulk] = useState<BulkKind>()
  const list = useList(searchEmployees, { ...filterOf(view), ...(view.sort && { sort: view.sort }) })
  const toggle = ({ id }: EmployeeRow) => {
    const next = new Set(selected)
    if (!next.delete(id)) next.add(id)
    setSelected(next)
  }
  const columns = useEmployeeColumns({
    shown,
    onAct: (act, employee) => setOpen({ act, employee }),
    selection: mayEdit ? { ids: selected, toggle } : undefined,
  })
  const actions = <ListActions filter={filterOf(view)} />
  const loaded = list.rows.map(row => row.id)
  return (
    <Page title={t('menu.employees')} description={t('employee.description')} actions={actions}>
      <EmployeeFilters view={view} onChange={setView}>
        <ColumnsMenu
          columns={optionalColumns}
          titleOf={titleOf}
          shown={shown}
          usual={usualColumns}
          onChange={setShown}
        />
        <WaitingLinks />
      </EmployeeFilters>
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
        clearFilters={isFiltered(view) && (() => setView(noFilters))}
        empty={{ title: t('employee.empty'), text: t('employee.emptyHint') }}
      />
      {selected.size > 0 && (
        <BulkBar
          count={selected.size}
          shown={new Set([...selected, ...loaded]).size}
          onSelectShown={() => setSelected(new Set([...selected, ...loaded]))}
          onClear={() => setSelected(nobody)}
          onChoose={setBulk}
        />
      )}
      {open && <RowDialog {...open} onClose={() => setOpen(undefined)} />}
      {bulk && (
        <BulkDialog
          kind={bulk}
          employeeIds={[...selected]}
          onClose={() => setBulk(undefined)}
          onDone={() => {
            setBulk(undefined)
            setSelected(nobody)
          }}
        />
      )}
    </Page>
  )
}
