// The chart as a canvas to pan, zoom and fold, by pointer or keyboard; only the visible part is in the DOM.
import { useNavigate } from '@tanstack/react-router'
import { useCallback, useId, useState } from 'react'
import type { KeyboardEvent, MouseEvent } from 'react'
import { useTranslation } from '#web/i18n/translation.ts'
import classes from './ChartCanvas.module.css'
import { ChartDrawing } from './ChartDrawing.tsx'
import type { Detail } from './ChartDrawing.tsx'
import { ChartTools } from './ChartTools.tsx'
import { fitted, showing, zoomed, zoomStep } from './camera.ts'
import { cardName, managerOnCard } from './card-text.ts'
import type { ChartNode, ChartTree } from './chart-tree.ts'
import type { Open } from './fold.ts'
import { cardFrame } from './frame.ts'
import { chartStep } from './next-card.ts'
import { useChartView } from './use-chart-view.ts'
import type { Flight } from './use-chart-view.ts'
import { useSize } from './use-size.ts'

const detailAt = (k: number): Detail => (k < 0.22 ? 'shape' : k < 0.52 ? 'names' : 'full')
const stepMs = 180
const zoomKeys: Readonly<Record<string, number>> = { '+': zoomStep, '=': zoomStep, '-': 1 / zoomStep }

const cardOf = (target: Element | null): string | undefined =>
  target?.closest('[data-card]')?.getAttribute('data-card') ?? undefined

type Props = {
  tree: ChartTree
  open: Open
  active: string | undefined
  flight: Flight | undefined
  label: string
  onToggle: (id: string) => void
  onActive: (id: string) => void
}

export function ChartCanvas({ tree, open, active, flight, label, onToggle, onActive }: Props) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const prefix = useId()
  const idOf = useCallback((id: string) => `${prefix}${id}`, [prefix])
  const [box, size] = useSize<HTMLDivElement>()
  const [hasFocus, setHasFocus] = useState(false)
  const { svg, layer, motion, drawn, layout, shown } = useChartView({ tree, open, active, flight }, size)

  const goTo = (id: string) => {
    onActive(id)
    const place = layout.placeOf.get(id)
    if (place && size) motion.fly(showing(motion.now(), cardFrame(place), size), stepMs)
  }
  const zoomBy = (factor: number) => size && motion.fly(zoomed(motion.now(), size, factor), stepMs)
  const fit = () => size && motion.fly(fitted(layout.frame, size))
  const openPage = (link: string | null | undefined) => {
    if (link) void navigate({ to: link })
  }
  const press = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || active === undefined) return
    const step = chartStep(tree, open, active, event.key)
    const factor = zoomKeys[event.key]
    if (factor !== undefined) zoomBy(factor)
    else if (event.key === '0') fit()
    else if (event.key === 'Enter') openPage(tree.nodes.get(active)?.link)
    else if (step === undefined) return
    event.preventDefault()
    if (step?.toggles !== undefined) onToggle(step.toggles)
    if (step?.to !== undefined) goTo(step.to)
  }
  const click = (event: MouseEvent) => {
    const target = event.target instanceof Element ? event.target : null
    const id = cardOf(target)
    if (id === undefined) return
    const link = target?.closest('a')
    if (link) {
      if (event.ctrlKey || event.metaKey || event.shiftKey) return
      event.preventDefault()
      return openPage(link.getAttribute('href'))
    }
    onActive(id)
    if ((tree.nodes.get(id)?.children.length ?? 0) > 0) onToggle(id)
    return undefined
  }
  const named = hasFocus ? active : undefined
  return (
    <div className={classes.frame} ref={box}>
      <svg
        ref={svg}
        className={classes.chart}
        width={size?.width}
        height={size?.height}
        role="tree"
        aria-label={label}
        aria-describedby={idOf('keys')}
        aria-activedescendant={active === undefined ? undefined : idOf(active)}
        tabIndex={0}
        onFocus={event => setHasFocus(event.currentTarget.matches(':focus-visible'))}
        onBlur={() => setHasFocus(false)}
        onKeyDown={press}
        onClick={click}
      >
        <g ref={layer} role="none">
          <ChartDrawing
            tree={tree}
            places={shown.places}
            lines={shown.lines}
            open={open}
            active={active}
            found={flight?.to}
            detail={detailAt(drawn?.k ?? 1)}
            idOf={idOf}
          />
        </g>
      </svg>
      <FullName node={named === undefined ? undefined : tree.nodes.get(named)} />
      <div id={idOf('keys')} className={classes.keys} data-shown={hasFocus || undefined}>
        {t('orgChart.keys')}
      </div>
      <ChartTools onZoom={zoomBy} onFit={fit} />
    </div>
  )
}

/** The full name of the focused card if the card shows it truncated; pointer users get the title. */
function FullName({ node }: { node: ChartNode | undefined }) {
  if (node === undefined) return null
  const { card } = node
  const manager =
    card.kind === 'unit' && managerOnCard(card.manager) !== card.manager ? card.manager : undefined
  const name = cardName(node) === card.name && manager === undefined ? undefined : card.name
  if (name === undefined) return null
  return <div className={classes.tip}>{[name, manager].filter(Boolean).join(' · ')}</div>
}
