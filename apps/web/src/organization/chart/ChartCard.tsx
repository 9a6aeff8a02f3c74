// One card of the chart as SVG, on the screen and in the exported picture.
import { memo } from 'react'
import { useTranslation } from '#web/i18n/translation.ts'
import { useMoveText } from '../structure/use-move-text.ts'
import { FarLines, PersonLines, UnitLines } from './CardLines.tsx'
import { peopleCount, spokenCard } from './card-text.ts'
import type { ChartNode } from './chart-tree.ts'
import { smallLook, textWidth } from './fit-text.ts'
import { cardHeight, cardWidth } from './frame.ts'
import type { Place } from './frame.ts'

/** Below the card: the number of people under it, and whether they are shown. */
function Fold({ count, isOpen }: { count: number; isOpen: boolean }) {
  const text = peopleCount(count)
  const half = (textWidth(text, smallLook) + 32) / 2
  return (
    <g transform={`translate(${cardWidth / 2},${cardHeight})`} data-fold className="chart-fold">
      <rect
        x={-half}
        y={-11}
        width={half * 2}
        height={22}
        rx={11}
        fill="var(--chart-fold)"
        stroke="var(--chart-line)"
      />
      <text x={-half + 10} y={4.5} fontSize={smallLook.size} fontWeight={600} fill="var(--chart-accent)">
        {text}
      </text>
      <path
        transform={`translate(${half - 13},0)`}
        d={isOpen ? 'M-4,2L0,-2L4,2' : 'M-4,-2L0,2L4,-2'}
        fill="none"
        stroke="var(--chart-accent)"
        strokeWidth={1.8}
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </g>
  )
}

type Props = {
  node: ChartNode
  place: Place
  isOpen: boolean
  mark: 'active' | 'found' | undefined
  cardId: string
  /** Zoomed out so far that only large type is readable. */
  isSmall: boolean
}

export const ChartCard = memo(function ChartCard({ node, place, isOpen, mark, cardId, isSmall }: Props) {
  const { t } = useTranslation()
  const { card, children, level } = node
  const moveText = useMoveText()
  const move = card.kind === 'unit' ? moveText(card) : undefined
  return (
    <g
      id={cardId}
      transform={`translate(${place.x},${place.y})`}
      data-card={node.id}
      role="treeitem"
      aria-level={level}
      aria-selected={mark !== undefined}
      aria-expanded={children.length > 0 ? isOpen : undefined}
      className="chart-card"
    >
      <title>{[spokenCard(node, t), move].filter(Boolean).join(', ')}</title>
      <rect
        width={cardWidth}
        height={cardHeight}
        rx={12}
        fill={mark === 'found' ? 'var(--chart-found)' : 'var(--chart-card)'}
        stroke={mark === undefined ? 'var(--chart-border)' : 'var(--chart-accent)'}
        strokeWidth={mark === undefined ? 1 : 2}
      />
      {isSmall && <FarLines node={node} />}
      {!isSmall && card.kind === 'person' && <PersonLines node={node} card={card} />}
      {!isSmall && card.kind === 'unit' && <UnitLines node={node} card={card} />}
      {children.length > 0 && <Fold count={children.length} isOpen={isOpen} />}
    </g>
  )
})
