import type { Position } from '@hr/contract/position.ts'
import { nameIn } from '@hr/domain/employee/name-in.ts'
import { Button, Text } from '@mantine/core'
import { IconArrowMerge, IconUsers } from '@tabler/icons-react'
import { BothNames } from '#web/shared/BothNames.tsx'
import { useTranslation } from '#web/i18n/translation.ts'
import { useLanguage } from '#web/i18n/language.ts'
import { formatNumber } from '#web/shared/format.ts'
import { DeleteAction, RowAction, RowActions } from '#web/shared/resource/RowActions.tsx'
import type { ResourceView } from '#web/shared/resource/resource-view.ts'
import type { Column } from '#web/ui/DataList.tsx'
import { positionKinds } from './position-kinds.ts'
import type { PositionKind } from './position-kinds.ts'

type Props = { row: Position; view: ResourceView }
/** Job grades have a rank. */
type Row = Position & { readonly sortOrder?: number }

function HolderCount({ row, view }: Props) {
  const { t } = useTranslation()
  const name = nameIn(row, useLanguage())
  if (!row.inUse) return <Text size="sm">{formatNumber(row.employeeCount)}</Text>
  return (
    <Button
      variant="subtle"
      size="compact-sm"
      mr={-8}
      aria-label={t('position.holdersOf', { number: formatNumber(row.employeeCount), name })}
      onClick={() => view.open('holders', row.id)}
    >
      {formatNumber(row.employeeCount)}
    </Button>
  )
}

function Actions({ row, view: { mayEdit, mayDelete, open } }: Props) {
  const { t } = useTranslation()
  const name = nameIn(row, useLanguage())
  return (
    <RowActions
      label={t('position.actionsOf', { name })}
      edit={mayEdit && { label: t('ui.editNamed', { name }), onClick: () => open('edit', row.id) }}
    >
      <RowAction
        icon={IconUsers}
        text={t('position.showPeople', { name })}
        onClick={() => open('holders', row.id)}
      />
      {mayEdit && (
        <RowAction icon={IconArrowMerge} text={t('position.merge')} onClick={() => open('merge', row.id)} />
      )}
      {mayDelete && <DeleteAction onClick={() => open('delete', row.id)} />}
    </RowActions>
  )
}

export function usePositionColumns(kind: PositionKind, view: ResourceView): readonly Column<Row>[] {
  const { t } = useTranslation()
  const { texts } = positionKinds[kind]
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
      cell: row => <HolderCount row={row} view={view} />,
    },
  ]
  if (!view.mayEdit && !view.mayDelete) return columns
  const actions: Column<Row> = {
    id: 'actions',
    title: t('ui.actions'),
    align: 'right',
    width: 180,
    card: 'corner',
    cell: row => <Actions row={row} view={view} />,
  }
  return [...columns, actions]
}
