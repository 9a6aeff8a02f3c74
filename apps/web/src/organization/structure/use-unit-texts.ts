// Names of a unit, and its text for screen readers, in the reader's language.
import type { OrgNode } from '@hr/contract/organization.ts'
import { nameIn } from '@hr/domain/employee/name-in.ts'
import { useTranslation } from '#web/i18n/translation.ts'
import { useLanguage } from '#web/i18n/language.ts'
import { usePersonNames } from '#web/ui/PersonName.tsx'
import { useMoveText } from './use-move-text.ts'

type Tagged = Pick<OrgNode, 'structureTag' | 'structureTagLo'>

export function useUnitTexts() {
  const { t } = useTranslation()
  const language = useLanguage()
  const personName = usePersonNames()
  const move = useMoveText()
  const name = (unit: { name: string; nameLo: string }) => nameIn(unit, language)
  const tag = ({ structureTag, structureTagLo }: Tagged) =>
    structureTag === null ? undefined : nameIn({ name: structureTag, nameLo: structureTagLo }, language)
  return {
    name,
    tag,
    /** The move planned for a later day. */
    move,
    /** The whole row, for a screen reader. */
    spoken(unit: OrgNode) {
      const row = t('organization.row', {
        name: name(unit),
        tag: tag(unit) ?? t('organization.noTag'),
        manager: unit.manager === null ? t('organization.noManager') : personName(unit.manager),
        count: unit.employeeCount,
        all: unit.totalEmployees,
      })
      return [row, move(unit)].filter(Boolean).join('. ')
    },
  }
}
