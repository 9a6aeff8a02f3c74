// Punches in closed periods are skipped, or imported with a reason that each difference shows (A13).
import { Alert, Button, Group, Stack, Text, TextInput } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from '#web/i18n/translation.ts'

type Props = {
  count: number
  /** The reason to import them; undefined = they are skipped. */
  reason: string | undefined
  isRunning: boolean
  onTake: (reason: string) => void
}

const shortestReason = 3
const longestReason = 255

export function ClosedPunches({ count, reason, isRunning, onTake }: Props) {
  const { t } = useTranslation()
  const [text, setText] = useState('')
  if (reason !== undefined)
    return (
      <Text size="sm" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
        {t('punchImport.taken', { reason })}
      </Text>
    )
  if (count === 0) return null
  return (
    <Alert color="yellow">
      <Stack gap="sm">
        <Text size="sm">{t('punchImport.closed', { count })}</Text>
        <Group align="flex-end" gap="sm">
          <TextInput
            flex="1 1 260px"
            label={t('punchImport.closedReason')}
            description={t('punchImport.closedReasonHint')}
            maxLength={longestReason}
            value={text}
            onChange={event => setText(event.currentTarget.value)}
          />
          <Button
            variant="default"
            disabled={isRunning || text.trim().length < shortestReason}
            onClick={() => onTake(text.trim())}
          >
            {t('punchImport.takeClosed')}
          </Button>
        </Group>
      </Stack>
    </Alert>
  )
}
