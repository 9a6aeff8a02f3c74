// What the date is by the shift and the holidays: "Workday, work 08:30 - 17:30".
import { otDayTypeText } from '@hr/contract/messages/law-point.ts'
import type { OvertimeDay } from '@hr/domain/overtime/overtime-day.ts'
import { nameIn } from '@hr/domain/employee/name-in.ts'
import { useLanguage } from '#web/i18n/language.ts'
import { useTranslation } from '#web/i18n/translation.ts'
import { timesText } from './times-text.ts'

type Times = Parameters<typeof timesText>[0]
type Props = {
  day: Pick<OvertimeDay, 'dayType'> & {
    holiday: { name: string; nameLo: string } | null
    schedule: readonly Times[]
  }
}

export function OtDay({ day: { dayType, holiday, schedule } }: Props) {
  const { t } = useTranslation()
  const language = useLanguage()
  const name = otDayTypeText(language, dayType)
  if (holiday !== null) return `${name}: ${nameIn(holiday, language)}`
  return schedule.length === 0 ? name : t('clock.workOn', { name, times: schedule.map(timesText).join(', ') })
}
