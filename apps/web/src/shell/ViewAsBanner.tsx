// The banner of view-as mode: the viewed person, and the way back.
import { logout } from '@hr/contract/session.ts'
import { Button, Group, Text } from '@mantine/core'
import { IconEye } from '@tabler/icons-react'
import { useState } from 'react'
import { call } from '#web/api/call.ts'
import { useTranslation } from '#web/i18n/translation.ts'
import { formatTimeOf } from '#web/shared/instant.ts'
import { endViewAs } from '#web/shared/session-change.ts'
import { useProfile } from '#web/shared/session.ts'
import { usePersonName } from '#web/ui/PersonName.tsx'
import classes from './ViewAsBanner.module.css'

export function ViewAsBanner() {
  const { t } = useTranslation()
  const profile = useProfile()
  const name = usePersonName(profile) || profile.username
  const [isEnding, setIsEnding] = useState(false)
  const end = () => {
    setIsEnding(true)
    // The server ends the mode after half an hour anyway, so the way back works even if this call fails.
    void call(logout, {})
      .catch((error: unknown) => console.warn(error))
      .then(() => endViewAs())
  }
  if (profile.viewAs === null) return null
  return (
    <Group className={classes.banner} role="status" wrap="nowrap" justify="center" gap="sm" px="md">
      <IconEye size={18} aria-hidden style={{ flexShrink: 0 }} />
      <Text size="sm" fw={600} lineClamp={2} miw={0}>
        {t('shell.viewAs', { name })}
        <Text span inherit fw={400} visibleFrom="sm">
          {' · '}
          {t('shell.viewAsUntil', { time: formatTimeOf(profile.viewAs.endsAt) })}
        </Text>
      </Text>
      <Button
        size="compact-sm"
        variant="white"
        color="dark"
        loading={isEnding}
        onClick={end}
        style={{ flexShrink: 0 }}
      >
        {t('shell.viewAsEnd')}
      </Button>
    </Group>
  )
}
