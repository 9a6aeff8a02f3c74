// Assigns a device ID to a person from a date (A2): its waiting punches and those of later files become theirs.
import { assignDeviceUser } from '@hr/contract/attendance-import.ts'
import type { DeviceUserRow } from '@hr/contract/attendance-import.ts'
import type { OutputOf } from '@hr/contract/endpoint.ts'
import { messageText } from '@hr/contract/messages/text.ts'
import { Stack, Text, Textarea } from '@mantine/core'
import { useState } from 'react'
import { useCall } from '#web/api/use-call.ts'
import { currentLanguage } from '#web/i18n/language.ts'
import { useTranslation } from '#web/i18n/translation.ts'
import { FormDrawer } from '#web/shared/form/FormDrawer.tsx'
import { PersonSelect } from '#web/shared/person/PersonSelect.tsx'
import { useContractForm } from '#web/shared/form/use-contract-form.ts'
import { formatDateRange } from '#web/shared/format.ts'
import { toastSuccess } from '#web/shared/toast.ts'
import { DateField } from '#web/ui/DateField.tsx'
import { WaitingPunches } from './WaitingPunches.tsx'

/** How many punches change owner, and how many still wait. */
function AssignEffect({ effect }: { effect: OutputOf<typeof assignDeviceUser> }) {
  const { t } = useTranslation()
  const { assigned, dates, waiting, closed } = effect
  return (
    <Stack gap={4} role="status">
      <Text size="sm">
        {dates === null
          ? t('deviceUser.noEffect')
          : t('deviceUser.effect', { count: assigned, dates: formatDateRange(dates.from, dates.to) })}
      </Text>
      {waiting > 0 && (
        <Text size="sm" c="dimmed">
          {t('deviceUser.stays', { count: waiting })}
        </Text>
      )}
      {closed > 0 && <Text size="sm">{t('deviceUser.closed', { count: closed })}</Text>}
    </Stack>
  )
}

/** Punches before the first day of work do not belong to the suggested person. */
const firstDay = ({ from, suggested }: DeviceUserRow) =>
  suggested !== null && suggested.startedOn > from ? suggested.startedOn : from

export function AssignDrawer({ row, onClose }: { row: DeviceUserRow; onClose: () => void }) {
  const { t } = useTranslation()
  const { deviceUser, suggested } = row
  const [from, setFrom] = useState<string | null>(firstDay(row))
  const [reason, setReason] = useState('')
  const label = t('deviceUser.employee')
  const form = useContractForm(assignDeviceUser, {
    initialValues: { employeeId: suggested?.id ?? null, from: firstDay(row) },
    fixed: { deviceUser, ...(reason.trim() !== '' && { closedReason: reason.trim() }) },
    further: { state: { reason }, set: next => setReason(next.reason) },
    onChange: values => setFrom(values.from || null),
    check: ({ employeeId }) => ({
      employeeId: employeeId === null ? messageText(currentLanguage(), 'required', { label }) : undefined,
    }),
    onSuccess: ({ assigned }) => {
      toastSuccess(assigned > 0 ? t('deviceUser.assigned', { count: assigned }) : t('deviceUser.saved'))
      onClose()
    },
  })
  const employee = form.person('employeeId', [suggested])
  const person = employee.value
  const { data: effect, error } = useCall(
    assignDeviceUser,
    { dryRun: true, deviceUser, employeeId: person?.id ?? 0, from: from ?? '' },
    { enabled: person !== null && from !== null && !form.isSent, quiet: true, keep: true, staleTime: 0 },
  )
  const isKnown = person !== null && from !== null
  return (
    <FormDrawer
      form={form}
      title={t('deviceUser.assignOf', { deviceUser })}
      submitLabel={t('deviceUser.assign')}
      onClose={onClose}
      below={<WaitingPunches deviceUser={deviceUser} />}
    >
      {row.name !== '' && (
        <Text size="sm" c="dimmed">
          {t('deviceUser.name')}: {row.name}
        </Text>
      )}
      <PersonSelect {...employee} label={label} required />
      <DateField
        label={t('deviceUser.from')}
        description={t('deviceUser.fromHint')}
        required
        value={from}
        error={form.errors.from}
        onChange={next => form.setFieldValue('from', next ?? '')}
      />
      {isKnown && error !== null && (
        <Text size="sm" c="red" role="alert">
          {error.message}
        </Text>
      )}
      {isKnown && error === null && effect !== undefined && <AssignEffect effect={effect} />}
      {isKnown && effect !== undefined && effect.closed > 0 && (
        <Textarea
          label={t('deviceUser.closedReason')}
          maxLength={255}
          value={reason}
          onChange={event => setReason(event.currentTarget.value)}
        />
      )}
    </FormDrawer>
  )
}
