// What overtime pays, step by step: worked, less break and limits, then paid by band.
import type { Minutes } from '@hr/domain/calendar/day-halves.ts'
import { timeOfMinutes } from '@hr/domain/calendar/local-date.ts'
import type { OtDayType, OtSetting } from '@hr/domain/overtime/ot-setting.ts'
import { settleOvertime } from '@hr/domain/overtime/settle-overtime.ts'
import { Fragment } from 'react'
import { useTranslation } from '#web/i18n/translation.ts'
import { formatNumber } from '#web/shared/format.ts'
import { useDuration } from '#web/shared/use-duration.ts'
import classes from './TryOut.module.css'

type Props = {
  setting: OtSetting
  dayType: OtDayType
  time: Minutes
  salary: number
  usedHours: number
}

export function TryOutcome({ setting, dayType, time: { start, end }, salary, usedHours }: Props) {
  const { t } = useTranslation()
  const hours = useDuration()
  const { bands, breakMinutes, cutByDay, cutByMonth, amount } = settleOvertime({
    stretches: [{ from: start, to: end }],
    dayType,
    setting,
    salary,
    usedToday: 0,
    usedInMonth: usedHours * 60,
  })
  const unpaid = [
    { text: t('otSetting.tryBreak'), minutes: breakMinutes },
    { text: t('otSetting.tryDayLimit', { hours: setting.maxHourPerDay }), minutes: cutByDay },
    { text: t('otSetting.tryMonthLimit', { hours: setting.maxHourPerMonth }), minutes: cutByMonth },
  ].filter(({ minutes }) => minutes > 0)
  const paid = bands.map(({ from, to, percent, minutes }) => ({
    text: t('otSetting.tryBand', { from: timeOfMinutes(from), to: timeOfMinutes(to), percent }),
    minutes,
  }))
  const lines = [
    { text: t('otSetting.tryWorked'), value: hours(end - start) },
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
