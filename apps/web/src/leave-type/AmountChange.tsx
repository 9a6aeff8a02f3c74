// From when a leave type's new days per year apply, and the effect on balances, previewed (L3).
import { previewLeaveType } from '@hr/contract/leave-type.ts'
import type { LeaveType } from '@hr/contract/leave-type.ts'
import { Alert, Button, Group, Loader, Paper, Radio, Stack, Text, Title } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import type { ReactNode } from 'react'
import { useCall } from '#web/api/use-call.ts'
import { useLanguage } from '#web/i18n/language.ts'
import { useTranslation } from '#web/i18n/translation.ts'
import { formatDate, formatHalfDays } from '#web/shared/format.ts'
import type { EditedType } from './leave-type-values.ts'
import { TypeEffect } from './TypeEffect.tsx'

const previewWaitMs = 300

type Props = {
  type: LeaveType
  values: EditedType
  error: ReactNode
  onFrom: (from: string) => void
  onTakeBack: (plan: LeaveType['planned'][number]) => void
}

/** Valid days: the field may contain anything while typing. */
const isAmount = (amount: number | null): amount is number =>
  amount !== null && Number.isInteger(amount) && amount >= 0 && amount <= 365

const isOtherwiseGranted = (type: LeaveType, values: EditedType) =>
  values.paid !== type.paid ||
  values.proRata !== type.proRata ||
  values.gender !== (type.gender ?? '') ||
  (values.isActive && !type.isActive)

export function AmountChange({ type, values, error, onFrom, onTakeBack }: Props) {
  const { t } = useTranslation()
  const { amount, effectiveFrom } = values
  const isNewAmount = amount !== type.amount || effectiveFrom !== ''
  const hasEffect = isAmount(amount) && (isNewAmount || isOtherwiseGranted(type, values))
  const [asked] = useDebouncedValue(
    JSON.stringify({
      id: type.id,
      paid: values.paid,
      proRata: values.proRata,
      amount,
      gender: values.gender || null,
      isActive: values.isActive,
      ...(effectiveFrom && { effectiveFrom }),
    }),
    previewWaitMs,
  )
  const preview = useCall(previewLeaveType, JSON.parse(asked), {
    enabled: hasEffect,
    quiet: true,
    keep: true,
  })
  return (
    <>
      {type.planned.map(plan => (
        <Planned key={plan.from} plan={plan} onTakeBack={() => onTakeBack(plan)} />
      ))}
      {hasEffect && (
        <Paper withBorder p="sm" component="section" aria-label={t('leaveType.effect')} aria-live="polite">
          <Stack gap="sm">
            <Group justify="space-between">
              <Title order={3} size="h5">
                {t('leaveType.effect')}
              </Title>
              {preview.isFetching && <Loader size="xs" />}
            </Group>
            {isNewAmount && (
              <FromWhen
                amount={amount}
                choices={preview.data?.choices ?? []}
                value={effectiveFrom}
                error={error}
                onChange={onFrom}
              />
            )}
            {preview.error !== null && <Alert color="yellow">{preview.error.message}</Alert>}
            {preview.error === null && preview.data?.effect && <TypeEffect effect={preview.data.effect} />}
          </Stack>
        </Paper>
      )}
    </>
  )
}

function Planned({ plan, onTakeBack }: { plan: LeaveType['planned'][number]; onTakeBack: () => void }) {
  const { t } = useTranslation()
  const days = formatHalfDays(plan.amount * 2, useLanguage())
  const date = formatDate(plan.from)
  return (
    <Group justify="space-between" gap="sm">
      <Text size="sm">{t('leaveType.planned', { days, date })}</Text>
      <Button variant="default" size="xs" onClick={onTakeBack}>
        {t('leaveType.takeBack')}
      </Button>
    </Group>
  )
}

type FromProps = {
  amount: number
  choices: readonly string[]
  value: string
  error: ReactNode
  onChange: (from: string) => void
}

function FromWhen({ amount, choices, value, error, onChange }: FromProps) {
  const { t } = useTranslation()
  const days = formatHalfDays(amount * 2, useLanguage())
  return (
    <Radio.Group
      label={t('leaveType.fromWhen', { days })}
      value={value}
      onChange={onChange}
      error={error}
      withAsterisk
    >
      <Stack gap="xs" mt={6} mb={error === undefined ? 0 : 6}>
        {choices.map((from, index) => (
          <Radio
            key={from}
            value={from}
            label={t(index === 0 ? 'leaveType.fromThisYear' : 'leaveType.fromYear', {
              date: formatDate(from),
            })}
          />
        ))}
      </Stack>
    </Radio.Group>
  )
}
