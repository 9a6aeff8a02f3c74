// The structure as an ARIA tree; virtualized, so that a thousand units stay smooth.
import type { OrgNode } from '@hr/contract/organization.ts'
import { Paper, VisuallyHidden } from '@mantine/core'
import { useId, useMemo } from 'react'
import { useTranslation } from '#web/i18n/translation.ts'
import classes from './StructureTree.module.css'
import { useTopOf } from '#web/ui/use-top-of.ts'
import { UnitMenu } from './UnitMenu.tsx'
import { UnitRow } from './UnitRow.tsx'
import type { DropPlace } from './drop-place.ts'
import type { StructureAct } from './structure-view.ts'
import { treeClicks } from './tree-clicks.ts'
import { placeOf } from './tree-index.ts'
import type { TreeIndex } from './tree-index.ts'
import { treeRows } from './tree-rows.ts'
import type { OpenUnits } from './use-open-units.ts'
import { useShownRows } from './use-shown-rows.ts'
import { useTreeKeys } from './use-tree-keys.ts'
import { useUnitDrag } from './use-unit-drag.ts'
import { useUnitMenu } from './use-unit-menu.ts'
import { useIsPhone } from '#web/ui/use-is-phone.ts'

const rowHeight = { desktop: 48, phone: 68 } as const

type Props = {
  units: OpenUnits
  /** The whole structure, even if a search hides a part of it. */
  index: TreeIndex<OrgNode>
  chosen: string | undefined
  onChoose: (id: string) => void
  onAct: (act: StructureAct, id: string) => void
  /** Missing for readers who may not move units. */
  onMove: ((id: string, place: DropPlace) => void) | undefined
  onRefuse: (id: string) => void
}

export function StructureTree({ units, index, chosen, onChoose, onAct, onMove, onRefuse }: Props) {
  const { t } = useTranslation()
  const hintId = useId()
  const height = useIsPhone() ? rowHeight.phone : rowHeight.desktop
  const { openIds } = units
  const rows = useMemo(() => treeRows(units.tops, id => openIds.has(id)), [units.tops, openIds])
  const [list, top] = useTopOf<HTMLDivElement>()
  const drag = useUnitDrag({
    rows,
    index,
    onOpen: id => units.open([id]),
    onMove: (id, place) => onMove?.(id, place),
    onRefuse,
  })
  const indexOf = (id: string | undefined) => rows.findIndex(row => row.node.id === id)
  const menu = useUnitMenu({ tree: list, indexOf, rowHeight: height })
  const keys = useTreeKeys({ tree: list, rows, units, chosen, onChoose, onMenu: menu.open })
  const shown = useShownRows({
    rows,
    height,
    top,
    chosen: indexOf(chosen),
    chosenPlace: chosen === undefined ? '' : Object.values(placeOf(index, chosen)).join(' '),
    isSearching: units.found !== undefined,
    kept: [indexOf(keys.active), indexOf(drag.dragged)],
  })
  const clicks = treeClicks({ units, onActive: keys.setActive, onChoose, onMenu: menu.open })
  return (
    <Paper withBorder className={classes.frame}>
      <Head />
      <div
        ref={list}
        role="tree"
        aria-label={t('menu.organization')}
        aria-describedby={hintId}
        className={classes.tree}
        style={{ height: shown.totalSize }}
        tabIndex={-1}
        onKeyDown={keys.onKey}
        {...clicks}
        {...(onMove && drag.handlers)}
      >
        {shown.items.flatMap(item => {
          const row = rows[item.index]
          if (row === undefined) return []
          const { id } = row.node
          const over = drag.overOf(id)
          return (
            <UnitRow
              key={item.key}
              ref={keys.focus}
              row={row}
              top={item.start - top}
              height={item.size}
              isActive={id === keys.active}
              isChosen={id === chosen}
              isFound={units.found?.has(id) ?? false}
              isDragged={id === drag.dragged}
              zone={over?.zone}
              isRefused={over?.isRefused ?? false}
              mayDrag={onMove !== undefined}
            />
          )
        })}
      </div>
      <UnitMenu
        at={menu.at}
        unit={menu.at && index.get(menu.at.id)?.node}
        mayChange={onMove !== undefined}
        onAct={(act, id) => {
          // The menu is gone when the dialog closes, so the row takes the focus first.
          keys.focusRow(id)
          onAct(act, id)
        }}
        onChoose={onChoose}
        onClose={menu.close}
      />
      <VisuallyHidden id={hintId}>{t('organization.treeHint')}</VisuallyHidden>
    </Paper>
  )
}

function Head() {
  const { t } = useTranslation()
  return (
    <div className={classes.head} aria-hidden>
      <span>{t('organization.unit')}</span>
      <span className={classes.manager}>{t('organization.manager')}</span>
      <span className={classes.location}>{t('organization.location')}</span>
      <span className={classes.own}>{t('organization.ownShort')}</span>
      <span className={classes.all}>{t('organization.allShort')}</span>
    </div>
  )
}
