// One row of the tree: place, name, tag, manager, location, people. The keyboard works on the row, buttons are for the pointer.
import type { OrgNode } from '@hr/contract/organization.ts'
import { ActionIcon, Badge, Box, Text, VisuallyHidden } from '@mantine/core'
import { IconChevronRight, IconDots } from '@tabler/icons-react'
import type { CSSProperties, Ref } from 'react'
import { useTranslation } from '#web/i18n/translation.ts'
import { formatNumber } from '#web/shared/format.ts'
import { PersonName } from '#web/ui/PersonName.tsx'
import type { DropZone } from './drop-place.ts'
import classes from './StructureTree.module.css'
import type { TreeRow } from './tree-rows.ts'
import { useUnitTexts } from './use-unit-texts.ts'

export type RowState = {
  readonly isActive: boolean
  readonly isChosen: boolean
  readonly isFound: boolean
  readonly isDragged: boolean
  /** What is dragged is held over this row. */
  readonly zone: DropZone | undefined
  readonly isRefused: boolean
  readonly mayDrag: boolean
}

type Props = {
  row: TreeRow<OrgNode>
  state: RowState
  top: number
  height: number
  ref: Ref<HTMLDivElement>
  onToggle: () => void
  onMenu: (button: HTMLElement) => void
}

export function UnitRow({ row, state, top, height, ref, onToggle, onMenu }: Props) {
  const texts = useUnitTexts()
  const { node, level } = row
  const place: CSSProperties & Record<`--${string}`, string | number> = {
    '--level': level - 1,
    height,
    transform: `translateY(${top}px)`,
  }
  return (
    <div
      ref={ref}
      role="treeitem"
      aria-level={level}
      aria-posinset={row.position}
      aria-setsize={row.siblings}
      aria-expanded={row.isOpen}
      aria-selected={state.isChosen}
      tabIndex={state.isActive ? 0 : -1}
      className={classes.row}
      style={place}
      data-unit={node.id}
      data-found={state.isFound || undefined}
      data-dragged={state.isDragged || undefined}
      data-zone={state.zone}
      data-refused={state.isRefused || undefined}
      draggable={state.mayDrag}
    >
      {/* One sentence says all of the row; its buttons do what its keys do. */}
      <VisuallyHidden>{texts.spoken(node)}</VisuallyHidden>
      <div className={classes.unit} aria-hidden>
        <Toggle row={row} onToggle={onToggle} />
        <div className={classes.names}>
          <Text size="sm" fw={level === 1 ? 650 : 500} truncate className={classes.name}>
            {texts.name(node)}
          </Text>
          <UnitTag unit={node} />
        </div>
      </div>
      <Cells unit={node} />
      <MenuButton unit={node} onMenu={onMenu} />
    </div>
  )
}

function Toggle({ row, onToggle }: { row: TreeRow<OrgNode>; onToggle: () => void }) {
  const { t } = useTranslation()
  const texts = useUnitTexts()
  if (row.isOpen === undefined) return <span className={classes.leaf} aria-hidden />
  return (
    <ActionIcon
      tabIndex={-1}
      size={28}
      variant="subtle"
      color="gray"
      title={t(row.isOpen ? 'organization.shut' : 'organization.open', { name: texts.name(row.node) })}
      data-open={row.isOpen}
      className={classes.toggle}
      onClick={event => {
        event.stopPropagation()
        onToggle()
      }}
    >
      <IconChevronRight size={18} stroke={1.5} aria-hidden />
    </ActionIcon>
  )
}

function UnitTag({ unit }: { unit: OrgNode }) {
  const tag = useUnitTexts().tag(unit)
  if (tag === undefined) return null
  return (
    <Badge color="gray" className={classes.tag}>
      {tag}
    </Badge>
  )
}

function Cells({ unit }: { unit: OrgNode }) {
  const { t } = useTranslation()
  return (
    <>
      <Box className={classes.manager} aria-hidden>
        {unit.manager === null ? (
          <Text size="sm" c="dimmed" truncate>
            {t('organization.noManager')}
          </Text>
        ) : (
          <PersonName person={unit.manager} size={28} />
        )}
      </Box>
      <Text size="sm" truncate className={classes.location} aria-hidden>
        {unit.location}
      </Text>
      <Text size="sm" className={classes.own} aria-hidden>
        {formatNumber(unit.employeeCount)}
      </Text>
      <Text size="sm" className={classes.all} aria-hidden>
        {formatNumber(unit.totalEmployees)}
      </Text>
    </>
  )
}

function MenuButton({ unit, onMenu }: { unit: OrgNode; onMenu: (button: HTMLElement) => void }) {
  const { t } = useTranslation()
  const name = useUnitTexts().name(unit)
  return (
    <ActionIcon
      tabIndex={-1}
      variant="subtle"
      color="gray"
      className={classes.menu}
      aria-hidden
      title={t('organization.unitMenu', { name })}
      onClick={event => {
        event.stopPropagation()
        onMenu(event.currentTarget)
      }}
    >
      <IconDots size={18} stroke={1.5} aria-hidden />
    </ActionIcon>
  )
}
