import { Alert, Checkbox, Stack, Text } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import { useTranslation } from '#web/i18n/translation.ts'

type Props = {
  count: number
  isConfirmed: boolean
  isRunning: boolean
  onChange: (isConfirmed: boolean) => void
}

/** Salaries that change by more than half are imported only after this tick. */
export function ConfirmPay({ count, isConfirmed, isRunning, onChange }: Props) {
  const { t } = useTranslation()
  if (count === 0) return null
  return (
    <Alert color="orange" icon={<IconAlertTriangle size={20} aria-hidden />}>
      <Stack gap="sm">
        <Text size="sm">{t('employee.largePayText', { count })}</Text>
        <Checkbox
          label={t('employee.confirmPay')}
          checked={isConfirmed}
          disabled={isRunning}
          onChange={event => onChange(event.currentTarget.checked)}
        />
      </Stack>
    </Alert>
  )
}
