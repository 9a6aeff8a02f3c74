// The lines of text on the card of a unit or a person.
import type { ReactNode } from 'react'
import { useTranslation } from '#web/i18n/translation.ts'
import { formatDate } from '#web/shared/format.ts'
import { CardFace } from './CardFace.tsx'
import { cardName, managerOnCard, peopleCount } from './card-text.ts'
import { plannedMove } from './chart-tree.ts'
import type { ChartNode, PersonCard, UnitCard } from './chart-tree.ts'
import { farLook, fitText, nameLook, plainLook, smallLook, textWidth } from './fit-text.ts'
import type { TextLook } from './fit-text.ts'
import { cardHeight, cardWidth } from './frame.ts'

const edge = 14
const textLeft = 60

type LineProps = { x?: number; y: number; width?: number; look: TextLook; dim?: boolean; children: string }

function Line({
  x = textLeft,
  y,
  width = cardWidth - textLeft - edge,
  look,
  dim = false,
  children,
}: LineProps) {
  return (
    <text
      x={x}
      y={y}
      fontSize={look.size}
      fontWeight={look.weight}
      fill={dim ? 'var(--chart-dim)' : 'var(--chart-ink)'}
    >
      {fitText(children, width, look)}
    </text>
  )
}

/** Links a person's name to their page. */
function Linked({ to, children }: { to: string | null; children: ReactNode }) {
  if (to === null) return children
  return (
    <a href={to} tabIndex={-1} className="chart-link">
      {children}
    </a>
  )
}

function PeopleCount({ count, y }: { count: number; y: number }) {
  const text = peopleCount(count)
  const left = cardWidth - edge - textWidth(text, smallLook) - 18
  return (
    <g transform={`translate(${left},${y})`} fill="var(--chart-dim)">
      <circle cx={6} cy={-9} r={2.6} />
      <path d="M1,0a5,5 0 0 1 10,0z" />
      <text x={16} y={0} fontSize={smallLook.size} fontWeight={600}>
        {text}
      </text>
    </g>
  )
}

const movePlace = { y: 86, width: 88 }
/** Of the day on a card with only its name, so that the day is as readable as the name. */
const farScale = farLook.size / smallLook.size

/** The day of a planned move; its target is in the title of the card. */
function MoveDay({ on, scale = 1 }: { on: string; scale?: number }) {
  const text = formatDate(on)
  const left = cardWidth - edge - (textWidth(text, smallLook) + 18) * scale
  return (
    <g transform={`translate(${left},${movePlace.y}) scale(${scale})`} fill="var(--chart-accent)" data-move>
      <path
        d="M1.5,-9h10v9.5h-10zM1.5,-6h10M4,-11v3M9,-11v3"
        fill="none"
        stroke="var(--chart-accent)"
        strokeWidth={1.3}
        strokeLinecap="round"
      />
      <text x={17} fontSize={smallLook.size} fontWeight={600}>
        {text}
      </text>
    </g>
  )
}

/** The name and the day of a planned move, in larger type: for cards that are zoomed out. */
export function FarLines({ node }: { node: ChartNode }) {
  const move = plannedMove(node)
  return (
    <>
      <Line x={edge} y={cardHeight / 2 + (move ? -5 : 7)} width={cardWidth - 2 * edge} look={farLook}>
        {cardName(node)}
      </Line>
      {move && <MoveDay on={move.on} scale={farScale} />}
    </>
  )
}

export function PersonLines({ node, card }: { node: ChartNode; card: PersonCard }) {
  const countRoom = card.people > 0 ? 62 : 0
  return (
    <>
      <CardFace image={node.image} x={34} y={36} radius={20} />
      <Linked to={node.link}>
        <Line y={30} look={nameLook}>
          {cardName(node)}
        </Line>
      </Linked>
      <Line y={50} look={plainLook}>
        {card.position}
      </Line>
      <Line y={70} look={plainLook} dim>
        {card.unit}
      </Line>
      <Line y={91} look={smallLook} dim width={cardWidth - textLeft - edge - countRoom}>
        {card.staffId}
      </Line>
      {card.people > 0 && <PeopleCount count={card.people} y={91} />}
    </>
  )
}

export function UnitLines({ node, card }: { node: ChartNode; card: UnitCard }) {
  const { t } = useTranslation()
  const officeWidth = cardWidth - textLeft - 15 - edge - (card.plannedMove === null ? 0 : movePlace.width)
  return (
    <>
      <rect x={0.5} y={12} width={4} height={24} rx={2} fill="var(--chart-accent)" />
      <Line x={edge + 2} y={30} width={cardWidth - 2 * edge - 56} look={nameLook}>
        {cardName(node)}
      </Line>
      <PeopleCount count={card.people} y={30} />
      <CardFace image={node.image} x={33} y={68} radius={18} />
      <Linked to={node.link}>
        <Line y={65} look={plainLook} dim={card.manager === ''}>
          {card.manager === '' ? t('orgChart.noManager') : managerOnCard(card.manager)}
        </Line>
      </Linked>
      {card.office !== '' && (
        <>
          <path
            transform={`translate(${textLeft},75)`}
            d="M5,12C2,8 1,6.5 1,4.5a4,4 0 0 1 8,0C9,6.5 8,8 5,12zM5,6a1.5,1.5 0 1 0 0,-3a1.5,1.5 0 1 0 0,3z"
            fillRule="evenodd"
            fill="var(--chart-dim)"
          />
          <Line x={textLeft + 15} y={86} width={officeWidth} look={smallLook} dim>
            {card.office}
          </Line>
        </>
      )}
      {card.plannedMove !== null && <MoveDay on={card.plannedMove.on} />}
    </>
  )
}
