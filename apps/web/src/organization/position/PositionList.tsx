// Positions, or job grades by rank, with their number of holders, and the drawers of the list.
import { positionSorts } from '@hr/contract/position.ts'
import { Box, Button } from '@mantine/core'
import { IconArrowsSort, IconPlus } from '@tabler/icons-react'
import { useTranslation } from '#web/i18n/translation.ts'
import { useList } from '#web/api/use-list.ts'
import { useCan } from '#web/shared/session.ts'
import { useViewState } from '#web/shared/view-state.ts'
import { DataList } from '#web/ui/DataList.tsx'
import { Page } from '#web/ui/Page.tsx'
import { SearchField } from '#web/ui/SearchField.tsx'
import { PositionActs } from './PositionActs.tsx'
import { positionKinds } from './position-kinds.ts'
import type { PositionKind } from './position-kinds.ts'
import { usePositionColumns } from './position-columns.tsx'
import { positionView } from './position-view.ts'

export function PositionList({ kind }: { kind: PositionKind }) {
  const { t } = useTranslation()
  const may = useCan()
  const { group, list: endpoint, texts, sort } = positionKinds[kind]
  const [view, setView] = useViewState(positionView)
  const input = { search: view.search, ...(view.sort && { sort: view.sort }) }
  const list = useList(endpoint, input)
  const columns = usePositionColumns(kind, (act, row) => setView({ act, of: row.id }))
  const add = may(group, 'add') && (
    <Button
      leftSection={<IconPlus size={18} stroke={1.5} aria-hidden />}
      onClick={() => setView({ act: 'add' })}
    >
      {t(texts.add)}
    </Button>
  )
  const order = kind === 'jobGrade' && may(group, 'edit') && list.total > 1 && (
    <Button
      variant="default"
      leftSection={<IconArrowsSort size={18} stroke={1.5} aria-hidden />}
      onClick={() => setView({ act: 'order' })}
    >
      {t('position.order')}
    </Button>
  )
  return (
    <Page
      title={t(texts.title)}
      description={t(texts.description)}
      actions={
        <>
          {order}
          {add}
        </>
      }
    >
      <Box maw={{ sm: 360 }}>
        <SearchField value={view.search} onSearch={search => setView({ search })} />
      </Box>
      <DataList
        label={t(texts.title)}
        list={list}
        columns={columns}
        rowKey={row => row.id}
        sort={view.sort ?? sort}
        onSort={next => setView({ sort: positionSorts.find(one => one === next) })}
        isFiltered={view.search !== ''}
        empty={{ title: t(texts.empty), text: t(texts.emptyHint), action: add }}
      />
      <PositionActs kind={kind} rows={list.rows} view={view} onView={setView} />
    </Page>
  )
}
