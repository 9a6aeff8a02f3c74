// Positions, or job grades by rank, with their number of holders.
import { positionSorts } from '@hr/contract/position.ts'
import { Box } from '@mantine/core'
import * as z from 'zod/mini'
import { useCall } from '#web/api/use-call.ts'
import { useList } from '#web/api/use-list.ts'
import { useTranslation } from '#web/i18n/translation.ts'
import { WhoMayChange } from '#web/shared/permission/WhoMayChange.tsx'
import { ResourcePage } from '#web/shared/resource/ResourcePage.tsx'
import { useActView, useRights } from '#web/shared/resource/resource-view.ts'
import { searchText, useViewState } from '#web/shared/view-state.ts'
import { SearchField } from '#web/ui/SearchField.tsx'
import { DeleteDialog } from './DeleteDialog.tsx'
import { GradeOrder } from './GradeOrder.tsx'
import { HoldersDrawer } from './HolderList.tsx'
import { MergeDialog } from './MergeDialog.tsx'
import { usePositionColumns } from './position-columns.tsx'
import { positionKinds } from './position-kinds.ts'
import type { PositionKind } from './position-kinds.ts'
import { PositionForm } from './PositionForm.tsx'

export const viewShape = z.object({
  search: searchText(),
  sort: z.optional(z.enum(positionSorts)),
})

export const PositionsPage = () => <Positions kind="position" />

export const JobGradesPage = () => <Positions kind="jobGrade" />

function Positions({ kind }: { kind: PositionKind }) {
  const { t } = useTranslation()
  const { group, list: endpoint, get, texts, sort } = positionKinds[kind]
  const view = useActView(useRights(group))
  const { act, id, close } = view
  const [{ search, sort: chosen }, setView] = useViewState(viewShape)
  const list = useList(endpoint, { search, ...(chosen && { sort: chosen }) })
  const listed = list.rows.find(row => row.id === id)
  const isElsewhere = id !== undefined && listed === undefined
  const fetched = useCall(get, { id: id ?? '' }, { enabled: isElsewhere, quiet: true })
  const row = isElsewhere ? fetched.data : listed
  return (
    <ResourcePage
      view={view}
      title={t(texts.title)}
      description={t(texts.description)}
      notes={<WhoMayChange group={group} />}
      filters={
        <Box maw={{ sm: 360 }}>
          <SearchField value={search} label={t('ui.findName')} onSearch={text => setView({ search: text })} />
        </Box>
      }
      list={list}
      row={row}
      columns={usePositionColumns(kind, view)}
      sort={chosen ?? sort}
      onSort={next => setView({ sort: positionSorts.find(one => one === next) })}
      clearFilters={search !== '' && (() => setView({ search: '' }))}
      empty={{ title: t(texts.empty), text: t(texts.emptyHint) }}
      addText={t(texts.add)}
      form={edited => <PositionForm key={edited?.id} kind={kind} row={edited} onClose={close} />}
      order={kind === 'jobGrade' && <GradeOrder onClose={close} />}
    >
      {act === 'holders' && row && <HoldersDrawer kind={kind} row={row} onClose={close} />}
      {act === 'merge' && row && view.mayEdit && <MergeDialog kind={kind} row={row} onClose={close} />}
      {act === 'delete' && row && view.mayDelete && <DeleteDialog kind={kind} row={row} view={view} />}
    </ResourcePage>
  )
}
