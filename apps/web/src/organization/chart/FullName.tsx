// The full name of the focused card if the card shows it truncated; pointer users get the title.
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
