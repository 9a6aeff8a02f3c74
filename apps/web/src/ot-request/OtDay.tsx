// What the date is by the shift and the holidays: "Workday, work 08:30 - 17:30".
import { otDayTypeText } from '@hr/contract/messages/law-point.ts'
import type { OtPreview } from '@hr/contract/ot-request.ts'
import { useLanguage } from '#web/i18n/language.ts'
import { useTranslation } from '#web/i18n/translation.ts'
import { nameIn } from '#web/shared/format.ts'
import { timesText } from './ot-text.ts'

type Props = { day: Pick<OtPreview, 'dayType' | 'holiday' | 'schedule'> }

export function OtDay({ day: { dayType, holiday, schedule } }: Props) {
  const { t } = useTranslation()
  const language = useLanguage()
  const name = otDayTypeText(language, dayType)
  if (holiday !== null) return `${name}: ${nameIn(language, holiday)}`
  return schedule.length === 0 ? name : t('ot.workOn', { name, times: schedule.map(timesText).join(', ') })
}
