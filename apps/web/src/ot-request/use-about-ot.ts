// Texts of an overtime request.
import type { OtRequestRow } from '@hr/contract/ot-request.ts'
import { useLanguage } from '#web/i18n/language.ts'
import { dayTitle } from '#web/shared/format.ts'
import { timesText } from '#web/shared/overtime/times-text.ts'
import type { About } from '#web/shared/request/about.ts'
import { useDuration } from '#web/shared/use-duration.ts'

type Times = Pick<OtRequestRow, 'timeIn' | 'timeOut'>

export function useAboutOt() {
  const language = useLanguage()
  const durationOf = useDuration()
  return (row: Times & Pick<OtRequestRow, 'date' | 'minutes'>): About => ({
    dates: dayTitle(row.date, language),
    what: `${timesText(row)} (${durationOf(row.minutes)})`,
  })
}
