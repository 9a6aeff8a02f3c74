import { useTranslation } from '#web/i18n/translation.ts'

/** 150 -> '2 h 30 min', 120 -> '2 h', 30 -> '30 min' */
export function useHours(): (minutes: number) => string {
  const { t } = useTranslation()
  return all => {
    const [hours, minutes] = [Math.floor(all / 60), all % 60]
    if (minutes === 0) return t('otSetting.hours', { hours })
    return hours === 0 ? t('otSetting.minutes', { minutes }) : t('clock.hoursMinutes', { hours, minutes })
  }
}
