import { durationText } from '@hr/contract/messages/duration-text.ts'
import { useLanguage } from '#web/i18n/language.ts'

/** Minutes as text that stays on one line: 150 -> '2 h 30' */
export function useDuration(): (minutes: number) => string {
  const language = useLanguage()
  return minutes => durationText(language, minutes)
}

/** Hours of records, which have two decimals: 7.47 -> '7 h 28' */
export function useHours(): (hours: number) => string {
  const duration = useDuration()
  return hours => duration(Math.round(hours * 60))
}
