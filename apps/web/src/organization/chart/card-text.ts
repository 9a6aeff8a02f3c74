// How long names on the cards are (spec 3 and 9), and how a card is read out.
import { cutName } from '@hr/domain/employee/lao-text.ts'
import type { Translate } from '#web/i18n/translation.ts'
import { formatNumber } from '#web/shared/format.ts'
import type { ChartNode } from './chart-tree.ts'

/** Characters as a reader counts them. */
const mostOf = { person: 19, unit: 23, managerOnCard: 23, managerInList: 19 } as const

export const cardName = ({ card }: ChartNode): string => cutName(card.name, mostOf[card.kind])
export const managerOnCard = (manager: string): string => cutName(manager, mostOf.managerOnCard)
export const managerInList = (manager: string): string => cutName(manager, mostOf.managerInList)

/** Everything the card says, names in full. */
export function spokenCard({ card }: ChartNode, t: Translate): string {
  const parts =
    card.kind === 'unit'
      ? [
          card.name,
          t('orgChart.people', { count: card.people }),
          card.manager || t('orgChart.noManager'),
          card.office,
        ]
      : [
          card.name,
          card.position,
          card.unit,
          card.staffId,
          card.people === 0 ? '' : t('orgChart.below', { count: card.people }),
        ]
  return parts.filter(Boolean).join(', ')
}

export const peopleCount = (count: number): string => formatNumber(count)
