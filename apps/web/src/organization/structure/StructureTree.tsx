// The structure as an ARIA tree; virtualized, so that a thousand units stay smooth.
import type { OrgNode } from '@hr/contract/organization.ts'
import { Paper, VisuallyHidden } from '@mantine/core'
import { defaultRangeExtractor, useWindowVirtualizer } from '@tanstack/react-virtual'
import type { Range } from '@tanstack/react-virtual'
import { useEffect, useEffectEvent, useId, useLayoutEffect, useMemo, useState } from 'react'
import type { MouseEvent } from 'react'
import { useTranslation } from '#web/i18n/translation.ts'
import classes from './StructureTree.module.css'
import { useTopOf } from '#web/ui/use-top-of.ts'
import { UnitMenu } from './UnitMenu.tsx'
import type { MenuAt } from './UnitMenu.tsx'
import { UnitRow } from './UnitRow.tsx'
import type { DropPlace } from './drop-place.ts'
import type { StructureAct } from './structure-view.ts'
import type { TreeIndex } from './tree-index.ts'
import { treeRows } from './tree-rows.ts'
import type { OpenUnits } from './use-open-units.ts'
import { useTreeKeys } from './use-tree-keys.ts'
import { useUnitDrag } from './use-unit-drag.ts'
import { useIsPhone } from '#web/ui/use-is-phone.ts'

const rowHeight = { desktop: 48, phone: 68 } as const
const headerHeight = 60

type Props = {
  units: OpenUnits
  index: TreeIndex<OrgNode>
  /** The whole structure, even if a search hides a part of it. */
  tops: readonly OrgNode[]
  chosen: string | undefined
  onChoose: (id: string) => void
  onAct: (act: StructureAct, id: string) => void
  /** Missing for readers who may not move units. */
  onMove: ((id: string, place: DropPlace) => void) | undefined
  onRefuse: (id: string) => void
}

/** The unit whose row was clicked. */
function unitOf({ target }: MouseEvent): string | undefined {
  const row = target instanceof Element ? target.closest('[data-unit]') : null
  return row instanceof HTMLElement ? row.dataset.unit : undefined
}

export function StructureTree({ units, index, tops, chosen, onChoose, onAct, onMove, onRefuse }: Props) {
  const { t } = useTranslation()
  const hintId = useId()
  const isPhone = useIsPhone()
  const { openIds } = units
  const rows = useMemo(() => treeRows(units.tops, id => openIds.has(id)), [units.tops, openIds])
  const [list, top] = useTopOf<HTMLDivElement>()
  /** As if its row were the first. */
  const [menu, setMenu] = useState<MenuAt>()
  const drag = useUnitDrag({
    rows,
    tops,
    index,
    onOpen: id => units.open([id]),
    onMove: (id, place) => onMove?.(id, place),
    onRefuse,
  })
  const height = isPhone ? rowHeight.phone : rowHeight.desktop
  const indexOf = (id: string | undefined) => rows.findIndex(row => row.node.id === id)
  const openMenu = (id: string, from: HTMLElement) => {
    const frame = list.current?.parentElement?.getBoundingClientRect()
    const { right, bottom } = from.getBoundingClientRect()
    const top = bottom - (frame?.top ?? 0) - indexOf(id) * height
    setMenu({ id, left: right - (frame?.left ?? 0), top })
  }
  const menuPlace = indexOf(menu?.id)
  if (menu !== undefined && menuPlace < 0) setMenu(undefined)
  const keys = useTreeKeys({ tree: list, rows, units, chosen, onChoose, onMenu: openMenu })
  const kept = [indexOf(keys.active), indexOf(drag.dragged)].filter(place => place >= 0)
  const virtual = useWindowVirtualizer({
    count: rows.length,
    estimateSize: () => height,
    overscan: 12,
    scrollMargin: top,
    scrollPaddingStart: headerHeight + 44,
    scrollPaddingEnd: 16,
    getItemKey: place => rows[place]?.node.id ?? place,
    // The focused and the dragged row stay in the DOM when they are scrolled away.
    rangeExtractor: (range: Range) =>
      [...new Set([...defaultRangeExtractor(range), ...kept])].toSorted((one, other) => one - other),
  })
  const chosenPlace = indexOf(chosen)
  const isShown = chosenPlace >= 0
  useLayoutEffect(() => virtual.measure(), [isPhone, virtual])
  // Only when another unit is chosen or appears, not when its row moves because others open.
  const scrollToChosen = useEffectEvent(() => virtual.scrollToIndex(chosenPlace, { align: 'auto' }))
  const isPlaced = isShown && top > 0
  useEffect(() => {
    if (isPlaced) scrollToChosen()
  }, [chosen, isPlaced])
  return (
    <Paper withBorder className={classes.frame}>
      <Head />
      <div
        ref={list}
        role="tree"
        aria-label={t('menu.organization')}
        aria-describedby={hintId}
        className={classes.tree}
        style={{ height: virtual.getTotalSize() }}
        tabIndex={-1}
        onKeyDown={keys.onKey}
        onClick={event => {
          const id = unitOf(event)
          if (id === undefined || !(event.target instanceof Element)) return
          const part = event.target.closest('[data-part]')
          keys.moveTo(id)
          if (!(part instanceof HTMLElement)) return onChoose(id)
          if (part.dataset.part === 'menu') return openMenu(id, part)
          // Keyboard navigation continues from the row, not from its button.
          part.closest<HTMLElement>('[data-unit]')?.focus()
          if (openIds.has(id)) units.close(id)
          else units.open([id])
        }}
        onContextMenu={event => {
          const id = unitOf(event)
          if (id === undefined || !(event.target instanceof HTMLElement)) return
          event.preventDefault()
          openMenu(id, event.target)
        }}
        {...(onMove && drag.handlers)}
      >
        {virtual.getVirtualItems().flatMap(item => {
          const row = rows[item.index]
          if (row === undefined) return []
          const { id } = row.node
          const isOver = drag.over?.id === id
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
              zone={isOver ? drag.over?.zone : undefined}
              isRefused={isOver && drag.over?.isRefused === true}
              mayDrag={onMove !== undefined}
            />
          )
        })}
      </div>
      <UnitMenu
        // A search or another person's change can move the row.
        at={menu && { ...menu, top: menu.top + menuPlace * height }}
        unit={menu && index.get(menu.id)?.node}
        mayChange={onMove !== undefined}
        onAct={(act, id) => {
          // The menu is gone when the dialog closes, so the row takes the focus first.
          keys.focusRow(id)
          onAct(act, id)
        }}
        onChoose={onChoose}
        onClose={() => setMenu(undefined)}
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
