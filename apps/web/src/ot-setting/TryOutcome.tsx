// What overtime pays, step by step: worked, less scheduled work, break and limits, then paid by band.
import { timeOfMinutes } from '@hr/domain/calendar/local-date.ts'
import type { AskedOvertime } from '@hr/domain/overtime/asked-overtime.ts'
import { expectedOvertime } from '@hr/domain/overtime/expected-overtime.ts'
import type { OtSetting } from '@hr/domain/overtime/ot-setting.ts'
import type { OvertimeDay } from '@hr/domain/overtime/overtime-day.ts'
import { Fragment } from 'react'
import { useTranslation } from '#web/i18n/translation.ts'
import { formatNumber } from '#web/shared/format.ts'
import { useDuration } from '#web/shared/use-duration.ts'
import classes from './TryOut.module.css'

type Props = {
  asked: AskedOvertime
  day: OvertimeDay
  setting: OtSetting
  salary: number
  usedHours: number
}

export function TryOutcome({ asked, day, setting, salary, usedHours }: Props) {
  const { t } = useTranslation()
  const hours = useDuration()
  const expected = expectedOvertime(asked, day, {
    setting,
    salary,
    usedToday: 0,
    usedInMonth: usedHours * 60,
  })
  const { bands, inSchedule, breakMinutes, cutByDay, cutByMonth, amount } = expected
  const unpaid = [
    { text: t('otSetting.trySchedule'), minutes: inSchedule },
    { text: t('otSetting.tryBreak'), minutes: breakMinutes },
    { text: t('otSetting.tryDayLimit', { hours: setting.maxHourPerDay }), minutes: cutByDay },
    { text: t('otSetting.tryMonthLimit', { hours: setting.maxHourPerMonth }), minutes: cutByMonth },
  ].filter(({ minutes }) => minutes > 0)
  const paid = bands.map(({ from, to, percent, minutes }) => ({
    text: t('otSetting.tryBand', { from: timeOfMinutes(from), to: timeOfMinutes(to), percent }),
    minutes,
  }))
  const lines = [
    { text: t('otSetting.tryWorked'), value: hours(expected.asked) },
    ...unpaid.map(({ text, minutes }) => ({ text, value: `−${hours(minutes)}` })),
    ...paid.map(({ text, minutes }) => ({ text, value: hours(minutes) })),
  ]
  return (
    <dl className={classes.lines}>
      {lines.map(({ text, value }) => (
        <Fragment key={text}>
          <dt>{text}</dt>
          <dd>{value}</dd>
        </Fragment>
      ))}
      <dt className={classes.total}>{t('otSetting.tryPay')}</dt>
      <dd className={classes.total}>{formatNumber(amount)}</dd>
    </dl>
  )
}
