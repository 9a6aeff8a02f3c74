// The whole name of the card that has the focus, when the card itself shows a part of it only; the pointer has the title.
import { cardName, managerOnCard } from './card-text.ts'
import type { ChartNode } from './chart-tree.ts'
import classes from './ChartCanvas.module.css'

export function FullName({ node }: { node: ChartNode | undefined }) {
  if (node === undefined) return null
  const { card } = node
  const manager =
    card.kind === 'unit' && managerOnCard(card.manager) !== card.manager ? card.manager : undefined
  const name = cardName(node) === card.name && manager === undefined ? undefined : card.name
  if (name === undefined) return null
  return <div className={classes.tip}>{[name, manager].filter(Boolean).join(' · ')}</div>
}
