import { useTranslation } from '#web/i18n/translation.ts'

/** Minutes as text: 150 -> '2 h 30 min' */
export function useDuration(): (minutes: number) => string {
  const { t } = useTranslation()
  return all => {
    const [hours, minutes] = [Math.floor(all / 60), all % 60]
    if (minutes === 0 && hours > 0) return t('clock.hours', { hours })
    return t(hours === 0 ? 'clock.minutes' : 'clock.hoursMinutes', { hours, minutes })
  }
}
