// 'Moves to Sales on 01/04/2026': the planned move of a unit, in the tree and in the chart.
import type { PlannedMove } from '@hr/contract/planned-move.ts'
import { nameIn } from '@hr/domain/employee/name-in.ts'
import { useLanguage } from '#web/i18n/language.ts'
import { useTranslation } from '#web/i18n/translation.ts'
import { formatDate } from '#web/shared/format.ts'

export function useMoveText(): (unit: { readonly plannedMove: PlannedMove | null }) => string | undefined {
  const { t } = useTranslation()
  const language = useLanguage()
  return ({ plannedMove: move }) =>
    move === null
      ? undefined
      : t('organization.movesTo', {
          parent: move.parent === null ? t('organization.top') : nameIn(move.parent, language),
          date: formatDate(move.on),
        })
}
