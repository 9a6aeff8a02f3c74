// The chart as a virtualized tree list, for screen readers, the keyboard and phones.
import { useNavigate } from '@tanstack/react-router'
import { useId, useLayoutEffect, useMemo, useState } from 'react'
import type { KeyboardEvent, MouseEvent } from 'react'
import classes from './ChartList.module.css'
import { ChartRow } from './ChartRow.tsx'
import type { ChartTree } from './chart-tree.ts'
import { visibleNodes } from './fold.ts'
import type { Open } from './fold.ts'
import { listStep } from './next-card.ts'
import { useSize } from './use-size.ts'

const rowHeight = 52
/** Rows rendered above and below the visible ones. */
const overscan = 10

type Props = {
  tree: ChartTree
  open: Open
  active: string | undefined
  label: string
  onToggle: (id: string) => void
  onActive: (id: string) => void
}

export function ChartList({ tree, open, active, label, onToggle, onActive }: Props) {
  const navigate = useNavigate()
  const prefix = useId()
  const [list, size] = useSize<HTMLDivElement>()
  const [scrolled, setScrolled] = useState(0)
  const rows = useMemo(() => visibleNodes(tree, open), [tree, open])
  const activeRow = useMemo(() => rows.findIndex(({ id }) => id === active), [rows, active])
  const first = Math.max(0, Math.floor(scrolled / rowHeight) - overscan)
  const last = Math.ceil((scrolled + (size?.height ?? 0)) / rowHeight) + overscan
  // A screen reader needs the focused row in the DOM.
  const drawn = rows.flatMap((node, index) =>
    (index >= first && index <= last) || index === activeRow ? [{ node, index }] : [],
  )

  useLayoutEffect(() => {
    const element = list.current
    if (element === null || activeRow === -1) return
    const [top, room] = [activeRow * rowHeight, element.clientHeight]
    const isSeen = top >= element.scrollTop && top + rowHeight <= element.scrollTop + room
    const isBeside = top > element.scrollTop - 2 * rowHeight && top < element.scrollTop + room + rowHeight
    if (isSeen) return
    // An arrow key scrolls by one row; a search result is scrolled to the middle.
    const edge = top < element.scrollTop ? top : top + rowHeight - room
    element.scrollTo({ top: isBeside ? edge : top - room / 2 })
  }, [activeRow, list])

  const press = (event: KeyboardEvent) => {
    if (active === undefined || event.ctrlKey || event.metaKey || event.altKey) return
    const step = listStep(tree, open, active, event.key)
    const link = event.key === 'Enter' ? tree.nodes.get(active)?.link : undefined
    if (step === undefined && !link) return
    event.preventDefault()
    if (link) void navigate({ to: link })
    if (step?.toggles !== undefined) onToggle(step.toggles)
    if (step?.to !== undefined) onActive(step.to)
  }
  const click = ({ target }: MouseEvent) => {
    if (!(target instanceof Element) || target.closest('a') !== null) return
    const id = target.closest('[data-row]')?.getAttribute('data-row') ?? ''
    const node = tree.nodes.get(id)
    if (node === undefined) return
    onActive(id)
    if (node.children.length > 0) onToggle(id)
  }
  return (
    <div
      ref={list}
      className={classes.list}
      role="tree"
      aria-label={label}
      aria-activedescendant={activeRow === -1 ? undefined : `${prefix}${active ?? ''}`}
      tabIndex={0}
      onKeyDown={press}
      onClick={click}
      onScroll={event => setScrolled(event.currentTarget.scrollTop)}
    >
      <div className={classes.rows} role="presentation" style={{ height: rows.length * rowHeight }}>
        {drawn.map(({ node, index }) => (
          <ChartRow
            key={node.id}
            rowId={`${prefix}${node.id}`}
            node={node}
            siblings={node.parentId === null ? tree.tops : (tree.nodes.get(node.parentId)?.children ?? [])}
            top={index * rowHeight}
            height={rowHeight}
            isOpen={open.has(node.id)}
            isActive={index === activeRow}
          />
        ))}
      </div>
    </div>
  )
}
