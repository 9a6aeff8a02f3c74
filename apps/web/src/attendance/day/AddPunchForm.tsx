// HR enters a missing punch with a reason (A2). Times are in the company's zone, wherever HR is.
import { addPunch } from '@hr/contract/attendance.ts'
import { fieldLabel, messageText } from '@hr/contract/messages/text.ts'
import { instantOf, isLocalDate, isLocalTime } from '@hr/domain/calendar/local-date.ts'
import type { LocalDate } from '@hr/domain/calendar/local-date.ts'
import { Group, Paper, Textarea } from '@mantine/core'
import { useState } from 'react'
import { currentLanguage } from '#web/i18n/language.ts'
import { useTranslation } from '#web/i18n/translation.ts'
import { ContractForm, FormActions } from '#web/shared/form/ContractForm.tsx'
import { useContractForm } from '#web/shared/form/use-contract-form.ts'
import { toastSuccess } from '#web/shared/toast.ts'
import { DateField } from '#web/ui/DateField.tsx'
import { TimeField } from '#web/ui/TimeField.tsx'

const missing = (label: string) => messageText(currentLanguage(), 'required', { label })

/** Why the time is missing or invalid. */
function faultOf(time: string, label: string): string | undefined {
  if (time === '') return missing(label)
  return isLocalTime(time) ? undefined : messageText(currentLanguage(), 'time')
}

type Props = { employeeId: number; date: LocalDate; timeZone: string; onClose: () => void }

export function AddPunchForm({ employeeId, date, timeZone, onClose }: Props) {
  const { t } = useTranslation()
  const [day, setDay] = useState<string | null>(date)
  const [time, setTime] = useState('')
  const dayLabel = t('attendanceDay.addPunchDate')
  const timeLabel = t('attendanceDay.addPunchTime')
  const form = useContractForm(addPunch, {
    initialValues: { at: '', reason: '' },
    fixed: { employeeId },
    unguarded: true,
    further: { state: { day, time }, set: next => change(next.day, next.time) },
    unkept: ['at'],
    check: ({ reason }) => ({
      day: day === null ? missing(dayLabel) : undefined,
      at: faultOf(time, timeLabel),
      reason: reason.trim() === '' ? missing(fieldLabel(currentLanguage(), 'reason')) : undefined,
    }),
    onSuccess: ({ uncounted, putBack }) => {
      const added = t(putBack ? 'attendanceDay.punchIsBack' : 'attendanceDay.punchAdded')
      const why = uncounted === null ? [] : [t(`attendanceDay.uncounted.${uncounted}`)]
      toastSuccess([added, ...why].join('. '))
      onClose()
    },
  })
  const change = (nextDay: string | null, nextTime: string) => {
    if (nextDay !== day) form.clearFieldError('day')
    setDay(nextDay)
    setTime(nextTime)
    const isWhole = nextDay !== null && isLocalDate(nextDay) && isLocalTime(nextTime)
    form.setFieldValue('at', isWhole ? new Date(instantOf(nextDay, nextTime, timeZone)).toISOString() : '')
  }
  return (
    <Paper withBorder p="md">
      <ContractForm form={form} label={t('attendanceDay.addPunch')}>
        <Group grow align="flex-start">
          <DateField
            label={dayLabel}
            required
            data-path="day"
            value={day}
            error={form.errors.day}
            onChange={next => change(next, time)}
          />
          <TimeField
            label={timeLabel}
            required
            data-path="at"
            data-autofocus
            defaultValue={time}
            error={form.errors.at}
            onChange={next => change(day, next)}
          />
        </Group>
        <Textarea key={form.key('reason')} {...form.field('reason')} required />
        <FormActions form={form} submitLabel={t('attendanceDay.addPunch')} onCancel={onClose} />
      </ContractForm>
    </Paper>
  )
}
