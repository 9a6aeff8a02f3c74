import { Button, Group, Paper, Text } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from '#web/i18n/translation.ts'
import { isPushOffered, storeChoice } from './push-choice.ts'
import { usePush } from './use-push.ts'

/** Offers messages in this browser, until the person has answered once. */
export function PushOffer() {
  const { t } = useTranslation()
  const push = usePush()
  const [isOffered, setIsOffered] = useState(isPushOffered)
  if (!isOffered || push.state !== 'off') return null
  const later = () => {
    storeChoice('later')
    setIsOffered(false)
  }
  return (
    <Paper withBorder p="md" mb="md">
      <Text size="sm">{t('notification.pushOffer')}</Text>
      <Group gap="xs" mt="sm">
        <Button size="xs" loading={push.isRunning} onClick={push.turnOn}>
          {t('notification.turnOn')}
        </Button>
        <Button size="xs" variant="subtle" color="gray" disabled={push.isRunning} onClick={later}>
          {t('notification.notNow')}
        </Button>
      </Group>
    </Paper>
  )
}
