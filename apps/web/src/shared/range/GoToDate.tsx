// Jumps to a date far away: the shown range then includes it.
import type { LocalDate } from '@hr/domain/calendar/local-date.ts'
import { useTranslation } from '#web/i18n/translation.ts'
import { useToday } from '#web/shared/use-today.ts'
import { DateButton } from '#web/ui/DateButton.tsx'

type Props = { at: LocalDate | undefined; onChoose: (date: LocalDate) => void }

export function GoToDate({ at, onChoose }: Props) {
  const { t } = useTranslation()
  const today = useToday()
  return <DateButton label={t('attendanceDay.goTo')} value={at ?? today} last={today} onChoose={onChoose} />
}
