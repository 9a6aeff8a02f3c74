// Units with the tag Department as a flat list (P9); the structure's own form adds and edits them.
import { getOrgStructure, listDepartments } from '@hr/contract/organization.ts'
import { listStructureTags } from '@hr/contract/structure-tag.ts'
import { Box } from '@mantine/core'
import { useTranslation } from '#web/i18n/translation.ts'
import * as z from 'zod/mini'
import { both } from '#web/api/both.ts'
import { useCall } from '#web/api/use-call.ts'
import { useList } from '#web/api/use-list.ts'
import { WhoMayChange } from '#web/shared/permission/WhoMayChange.tsx'
import { ResourcePage } from '#web/shared/resource/ResourcePage.tsx'
import { useActView } from '#web/shared/resource/resource-view.ts'
import { searchText, useViewState } from '#web/shared/view-state.ts'
import { LoadedDialog } from '#web/ui/LoadedDialog.tsx'
import { SearchField } from '#web/ui/SearchField.tsx'
import { useUnitRights } from '../structure/use-unit-rights.ts'
import { useDepartmentColumns } from './department-columns.tsx'
import { AddUnitForm, EditUnitForm } from '../structure/UnitForm.tsx'
import { DeleteUnit } from '../structure/DeleteUnit.tsx'

const viewShape = z.object({ search: searchText() })

export function DepartmentsPage() {
  const { t } = useTranslation()
  const view = useActView(useUnitRights())
  const { close } = view
  const [{ search }, setView] = useViewState(viewShape)
  const list = useList(listDepartments, { search })
  const row = list.rows.find(({ id }) => id === view.id)
  return (
    <ResourcePage
      view={view}
      title={t('menu.departments')}
      description={t('organization.departmentsDescription')}
      notes={<WhoMayChange group="DEPARTMENT" />}
      filters={
        <Box maw={{ sm: 360 }}>
          <SearchField value={search} label={t('ui.findName')} onSearch={text => setView({ search: text })} />
        </Box>
      }
      list={list}
      columns={useDepartmentColumns(view)}
      clearFilters={search !== '' && (() => setView({ search: '' }))}
      empty={{ title: t('organization.departmentsEmpty'), text: t('organization.departmentsEmptyHint') }}
      addText={t('organization.addDepartment')}
      form={unit =>
        unit === undefined ? (
          <AddDepartment onClose={close} />
        ) : (
          <EditUnitForm key={unit.id} unit={unit} onSaved={close} onClose={close} />
        )
      }
    >
      {view.act === 'delete' && view.mayDelete && row && (
        <DeleteUnit unit={row} onDeleted={close} onClose={close} />
      )}
    </ResourcePage>
  )
}

function AddDepartment({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation()
  const title = t('organization.addDepartment')
  const query = both(useCall(listStructureTags, {}), useCall(getOrgStructure, {}))
  return (
    <LoadedDialog as="drawer" query={query} title={title} onClose={onClose}>
      {([tags, tops]) => (
        <AddUnitForm
          below={tops.length === 1 ? tops[0] : undefined}
          tagId={tags.find(({ code }) => code === 'DEPARTMENT')?.id}
          title={title}
          onSaved={onClose}
          onClose={onClose}
        />
      )}
    </LoadedDialog>
  )
}
