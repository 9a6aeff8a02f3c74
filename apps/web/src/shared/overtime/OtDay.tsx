// What the date is by the shift, the holidays and the leave of the person: "Workday, work 08:30 - 17:30".
import type { OtDecision } from '@hr/contract/ot-request.ts'
import { otDayTypeText } from '@hr/contract/messages/law-point.ts'
import type { OvertimeDay } from '@hr/domain/overtime/overtime-day.ts'
import { nameIn } from '@hr/domain/employee/name-in.ts'
import { useLanguage } from '#web/i18n/language.ts'
import { useTranslation } from '#web/i18n/translation.ts'
import { timesText } from './times-text.ts'
import { useLeaveOn } from './use-leave-on.ts'

type Times = Parameters<typeof timesText>[0]
type Props = {
  day: Pick<OvertimeDay, 'dayType'> & {
    holiday: { name: string; nameLo: string } | null
    schedule: readonly Times[]
    leave?: OtDecision['leave']
  }
}

export function OtDay({ day: { dayType, holiday, schedule, leave = null } }: Props) {
  const { t } = useTranslation()
  const language = useLanguage()
  const name = otDayTypeText(language, dayType)
  const leaveOn = useLeaveOn()
  const times = schedule.map(timesText).join(', ')
  const day =
    holiday !== null
      ? `${name}: ${nameIn(holiday, language)}`
      : times === ''
        ? name
        : t('clock.workOn', { name, times })
  return leave === null ? day : `${day} · ${leaveOn(leave)}`
}
