import { Group, Loader, Stack, Switch, Text } from '@mantine/core'
import { useTranslation } from '#web/i18n/translation.ts'
import { usePush } from './use-push.ts'

const hints = {
  unsupported: 'notification.pushUnsupported',
  blocked: 'notification.pushBlocked',
  off: 'notification.pushHint',
  on: 'notification.pushHint',
} as const

/** Messages in this browser, on or off. */
export function PushSwitch() {
  const { t } = useTranslation()
  const { state, isRunning, turnOn, turnOff } = usePush()
  const isPossible = state === 'on' || state === 'off'
  return (
    <Stack gap={4}>
      <Group gap="sm">
        <Switch
          label={t('notification.pushHere')}
          checked={state === 'on'}
          disabled={!isPossible || isRunning}
          onChange={state === 'on' ? turnOff : turnOn}
        />
        {isRunning && <Loader size="xs" />}
      </Group>
      <Text size="sm" c="dimmed">
        {t(hints[state])}
      </Text>
    </Stack>
  )
}
