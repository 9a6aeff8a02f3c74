import type { Position } from '@hr/contract/position.ts'
import { Button, Group, Text } from '@mantine/core'
import { BothNames } from '#web/shared/BothNames.tsx'
import { useTranslation } from '#web/i18n/translation.ts'
import { useLanguage } from '#web/i18n/language.ts'
import { formatNumber, nameIn } from '#web/shared/format.ts'
import { useCan } from '#web/shared/session.ts'
import type { Column } from '#web/ui/DataList.tsx'
import { PositionMenu } from './PositionMenu.tsx'
import { positionKinds } from './position-kinds.ts'
import type { PositionKind } from './position-kinds.ts'
import type { PositionAct } from './position-view.ts'

export type OnAct = (act: PositionAct, row: Position) => void
/** Job grades have a rank. */
type Row = Position & { readonly sortOrder?: number }

function HolderCount({ row, onAct }: { row: Position; onAct: OnAct }) {
  const { t } = useTranslation()
  const name = nameIn(useLanguage(), row)
  if (!row.inUse) return <Text size="sm">{formatNumber(row.employeeCount)}</Text>
  return (
    <Button
      variant="subtle"
      size="compact-sm"
      mr={-8}
      aria-label={t('position.holdersOf', { number: formatNumber(row.employeeCount), name })}
      onClick={() => onAct('holders', row)}
    >
      {formatNumber(row.employeeCount)}
    </Button>
  )
}

export function usePositionColumns(kind: PositionKind, onAct: OnAct): readonly Column<Row>[] {
  const { t } = useTranslation()
  const may = useCan()
  const { group, texts } = positionKinds[kind]
  const rank: Column<Row> = {
    id: 'rank',
    title: t('position.rank'),
    sort: 'sortOrder',
    align: 'right',
    width: 90,
    cell: row => row.sortOrder,
  }
  const columns: readonly Column<Row>[] = [
    ...(kind === 'jobGrade' ? [rank] : []),
    { id: 'name', title: t(texts.thing), sort: 'name', card: 'title', cell: row => <BothNames row={row} /> },
    {
      id: 'people',
      title: t('position.people'),
      sort: 'employeeCount',
      align: 'right',
      width: 180,
      cell: row => <HolderCount row={row} onAct={onAct} />,
    },
  ]
  if (!may(group, 'edit') && !may(group, 'delete')) return columns
  const actions: Column<Row> = {
    id: 'actions',
    title: t('ui.actions'),
    align: 'right',
    width: 180,
    card: 'corner',
    cell: row => (
      <Group gap={4} wrap="nowrap" justify="flex-end" mr={-8}>
        {may(group, 'edit') && <EditButton row={row} onAct={onAct} />}
        <PositionMenu kind={kind} row={row} onAct={onAct} />
      </Group>
    ),
  }
  return [...columns, actions]
}

function EditButton({ row, onAct }: { row: Position; onAct: OnAct }) {
  const { t } = useTranslation()
  const name = nameIn(useLanguage(), row)
  return (
    <Button
      variant="subtle"
      size="compact-sm"
      visibleFrom="sm"
      aria-label={t('position.editNamed', { name })}
      onClick={() => onAct('edit', row)}
    >
      {t('ui.edit')}
    </Button>
  )
}
