// Lengths of names on the cards (spec 3 and 9), and the text of a card for screen readers.
import { cutName } from '@hr/domain/employee/lao-text.ts'
import type { Translate } from '#web/i18n/translation.ts'
import { formatNumber } from '#web/shared/format.ts'
import type { ChartNode } from './chart-tree.ts'

/** Characters as a reader counts them: a Lao letter with its marks is one. */
const mostOf = { person: 19, unit: 23, managerOnCard: 23, managerInList: 19 } as const

export const cardName = ({ card }: ChartNode): string => cutName(card.name, mostOf[card.kind])
export const managerOnCard = (manager: string): string => cutName(manager, mostOf.managerOnCard)
export const managerInList = (manager: string): string => cutName(manager, mostOf.managerInList)

/** The whole text of the card, with full names. */
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
