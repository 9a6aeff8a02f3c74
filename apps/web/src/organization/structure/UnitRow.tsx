// One row of the tree: position, name, tag, manager, location, people. Keys act on the row, buttons are for the pointer.
import type { OrgNode } from '@hr/contract/organization.ts'
import { ActionIcon, Badge, Box, Text, VisuallyHidden } from '@mantine/core'
import { IconCalendarEvent, IconChevronRight, IconDots } from '@tabler/icons-react'
import { memo } from 'react'
import type { CSSProperties, Ref } from 'react'
import { useTranslation } from '#web/i18n/translation.ts'
import { formatDate, formatNumber } from '#web/shared/format.ts'
import { PersonName } from '#web/ui/PersonName.tsx'
import type { DropZone } from './drop-place.ts'
import classes from './StructureTree.module.css'
import type { TreeRow } from './tree-rows.ts'
import { useUnitTexts } from './use-unit-texts.ts'

type Props = {
  row: TreeRow<OrgNode>
  top: number
  height: number
  isActive: boolean
  isChosen: boolean
  isFound: boolean
  isDragged: boolean
  /** Where the dragged unit is over this row. */
  zone: DropZone | undefined
  isRefused: boolean
  mayDrag: boolean
  ref: Ref<HTMLDivElement>
}

/** Memoized: scrolling renders only new rows. */
export const UnitRow = memo(function UnitRow({ row, top, height, ref, ...props }: Props) {
  const { isActive, isChosen, isFound, isDragged, zone, isRefused, mayDrag } = props
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
      aria-selected={isChosen}
      tabIndex={isActive ? 0 : -1}
      className={classes.row}
      style={place}
      data-unit={node.id}
      data-found={isFound || undefined}
      data-dragged={isDragged || undefined}
      data-zone={zone}
      data-refused={isRefused || undefined}
      draggable={mayDrag}
    >
      {/* Screen readers get one sentence; the buttons duplicate the keys of the row. */}
      <VisuallyHidden>{texts.spoken(node)}</VisuallyHidden>
      <div className={classes.unit} aria-hidden>
        <Toggle row={row} />
        <div className={classes.names}>
          <Text
            size="sm"
            fw={level === 1 ? 650 : 500}
            truncate
            className={classes.name}
            title={texts.name(node)}
          >
            {texts.name(node)}
          </Text>
          <div className={classes.marks}>
            <UnitTag unit={node} />
            <MoveMark unit={node} />
          </div>
        </div>
      </div>
      <Cells unit={node} />
      <MenuButton unit={node} />
    </div>
  )
})

function Toggle({ row }: { row: TreeRow<OrgNode> }) {
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
      data-part="toggle"
    >
      <IconChevronRight size={18} aria-hidden />
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

/** The day of a planned move; its target is in the tooltip, in the text for screen readers and in the details. */
function MoveMark({ unit }: { unit: OrgNode }) {
  const move = useUnitTexts().move(unit)
  if (unit.plannedMove === null) return null
  return (
    <Badge leftSection={<IconCalendarEvent size={14} aria-hidden />} className={classes.tag} title={move}>
      {formatDate(unit.plannedMove.on)}
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
      <Text size="sm" truncate className={classes.location} title={unit.location} aria-hidden>
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

function MenuButton({ unit }: { unit: OrgNode }) {
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
      data-part="menu"
    >
      <IconDots size={18} aria-hidden />
    </ActionIcon>
  )
}
