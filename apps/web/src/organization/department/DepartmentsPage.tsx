// Units with the tag Department as a flat list (P9); the structure's own form adds and edits them.
import { getOrgStructure, listDepartments } from '@hr/contract/organization.ts'
import type { Department } from '@hr/contract/organization.ts'
import { listStructureTags } from '@hr/contract/structure-tag.ts'
import { Box, Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useTranslation } from '#web/i18n/translation.ts'
import * as z from 'zod/mini'
import { useCall } from '#web/api/use-call.ts'
import { useList } from '#web/api/use-list.ts'
import { useViewState } from '#web/shared/view-state.ts'
import { DataList } from '#web/ui/DataList.tsx'
import { Page } from '#web/ui/Page.tsx'
import { SearchField } from '#web/ui/SearchField.tsx'
import { useUnitRights } from '../structure/use-unit-rights.ts'
import { useDepartmentColumns } from './department-columns.tsx'
import { AddUnitForm, EditUnitForm } from '../structure/UnitForm.tsx'
import { DeleteUnit } from '../structure/DeleteUnit.tsx'

const viewShape = z.object({
  search: z._default(z.string(), ''),
  act: z.optional(z.enum(['add', 'edit', 'delete'])),
  of: z.optional(z.string()),
})
type View = z.output<typeof viewShape>

export function DepartmentsPage() {
  const { t } = useTranslation()
  const { mayAdd } = useUnitRights()
  const [view, setView] = useViewState(viewShape)
  const list = useList(listDepartments, { search: view.search })
  const columns = useDepartmentColumns((act, row) => setView({ act, of: row.id }))
  const add = mayAdd && (
    <Button
      leftSection={<IconPlus size={18} stroke={1.5} aria-hidden />}
      onClick={() => setView({ act: 'add' })}
    >
      {t('organization.addDepartment')}
    </Button>
  )
  return (
    <Page title={t('menu.departments')} description={t('organization.departmentsDescription')} actions={add}>
      <Box maw={{ sm: 360 }}>
        <SearchField value={view.search} onSearch={search => setView({ search })} />
      </Box>
      <DataList
        label={t('menu.departments')}
        list={list}
        columns={columns}
        rowKey={row => row.id}
        isFiltered={view.search !== ''}
        empty={{
          title: t('organization.departmentsEmpty'),
          text: t('organization.departmentsEmptyHint'),
          action: add,
        }}
      />
      <Acts view={view} rows={list.rows} onClose={() => setView({ act: undefined, of: undefined })} />
    </Page>
  )
}

function Acts({ view, rows, onClose }: { view: View; rows: readonly Department[]; onClose: () => void }) {
  const { mayAdd, mayEdit, mayDelete } = useUnitRights()
  const row = rows.find(({ id }) => id === view.of)
  if (view.act === undefined) return null
  return (
    <>
      {view.act === 'add' && mayAdd && <AddDepartment onClose={onClose} />}
      {view.act === 'edit' && mayEdit && row && (
        <EditUnitForm key={row.id} unit={row} onSaved={onClose} onClose={onClose} />
      )}
      {view.act === 'delete' && mayDelete && row && (
        <DeleteUnit unit={row} onDeleted={onClose} onClose={onClose} />
      )}
    </>
  )
}

function AddDepartment({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation()
  const tags = useCall(listStructureTags, {})
  const tops = useCall(getOrgStructure, {})
  if (tags.data === undefined || tops.data === undefined) return null
  return (
    <AddUnitForm
      below={tops.data.length === 1 ? tops.data[0] : undefined}
      tagId={tags.data.find(({ code }) => code === 'DEPARTMENT')?.id}
      title={t('organization.addDepartment')}
      onSaved={onClose}
      onClose={onClose}
    />
  )
}
