// Labels of the buttons of a calendar.
import { useTranslation } from '#web/i18n/translation.ts'

export function useCalendarLabels() {
  const { t } = useTranslation()
  return {
    previousMonth: t('ui.previousMonth'),
    nextMonth: t('ui.nextMonth'),
    previousYear: t('ui.previousYear'),
    nextYear: t('ui.nextYear'),
    previousDecade: t('ui.previousYear'),
    nextDecade: t('ui.nextYear'),
  }
}
