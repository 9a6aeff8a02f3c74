import { businessTypes } from '@hr/contract/business-type.ts'
import type { BusinessType } from '@hr/contract/business-type.ts'
import { useTranslation } from '#web/i18n/translation.ts'

export const knownType = (type: string): BusinessType | null =>
  businessTypes.find(known => known === type) ?? null

/** The type in the reader's language. */
export function useBusinessTypeText(): (type: string) => string {
  const { t } = useTranslation()
  return type => {
    const known = knownType(type)
    return known === null ? t('business.noType') : t(`business.types.${known}`)
  }
}

export function useBusinessTypeOptions(): { value: BusinessType; label: string }[] {
  const { t } = useTranslation()
  return businessTypes.map(value => ({ value, label: t(`business.types.${value}`) }))
}
