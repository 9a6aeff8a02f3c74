// Lines and cards of the visible part of the chart, or of the whole chart for a picture.
import { memo } from 'react'
import { faceClip } from './CardFace.tsx'
import { ChartCard } from './ChartCard.tsx'
import { plannedMove } from './chart-tree.ts'
import type { ChartTree } from './chart-tree.ts'
import type { Open } from './fold.ts'
import { cardHeight, cardWidth } from './frame.ts'
import type { Place } from './frame.ts'
import type { Line } from './hanging.ts'

/** What is readable at a zoom: the whole card, its name, or only the shape of the company. */
export type Detail = 'full' | 'names' | 'shape'

type Props = {
  tree: ChartTree
  places: readonly Place[]
  lines: readonly Line[]
  open: Open
  active?: string | undefined
  found?: string | undefined
  detail?: Detail
  idOf: (id: string) => string
}

export const ChartDrawing = memo(function ChartDrawing(props: Props) {
  const { tree, places, lines, open, active, found, detail = 'full', idOf } = props
  const isFar = detail === 'shape'
  return (
    <>
      <clipPath id={faceClip} clipPathUnits="objectBoundingBox">
        <circle cx={0.5} cy={0.5} r={0.5} />
      </clipPath>
      <path
        d={lines.map(({ path }) => path).join('')}
        fill="none"
        stroke="var(--chart-line)"
        strokeWidth={isFar ? 3 : 1.5}
        aria-hidden
      />
      {isFar && <Blocks places={places} />}
      {isFar && <MoveDots places={places.filter(({ id }) => plannedMove(tree.nodes.get(id)))} />}
      {places.map(place => {
        const node = tree.nodes.get(place.id)
        if (node === undefined || (isFar && place.id !== active && place.id !== found)) return null
        const mark = place.id === found ? 'found' : place.id === active ? 'active' : undefined
        return (
          <ChartCard
            key={place.id}
            node={node}
            place={place}
            isOpen={open.has(place.id)}
            mark={mark}
            cardId={idOf(place.id)}
            isSmall={detail !== 'full'}
          />
        )
      })}
    </>
  )
})

/** One path for all cards, so that thousands of them move smoothly. */
function Blocks({ places }: { places: readonly Place[] }) {
  const path = places.map(({ x, y }) => `M${x},${y}h${cardWidth}v${cardHeight}h${-cardWidth}z`).join('')
  return <path d={path} fill="var(--chart-far)" aria-hidden />
}

/** Marks units with a planned move where no text is readable. */
const MoveDots = ({ places }: { places: readonly Place[] }) =>
  places.map(({ id, x, y }) => (
    <circle
      key={id}
      cx={x + cardWidth - 32}
      cy={y + 32}
      r={18}
      fill="var(--chart-accent)"
      data-move
      aria-hidden
    />
  ))
