import { Box, Group, Text, UnstyledButton, VisuallyHidden } from '@mantine/core'
import { IconChevronDown } from '@tabler/icons-react'
import type { ComponentProps } from 'react'
import { useTranslation } from '#web/i18n/translation.ts'
import { useProfile } from '#web/shared/session.ts'
import { PersonAvatar, usePersonName } from '#web/ui/PersonName.tsx'

/** Opens the profile menu: the person's picture and, where there is room, name. */
export function ProfileButton(props: ComponentProps<'button'>) {
  const { t } = useTranslation()
  const profile = useProfile()
  const name = usePersonName(profile) || profile.username
  return (
    <UnstyledButton {...props}>
      <VisuallyHidden>{t('shell.profileMenu', { name })}</VisuallyHidden>
      <Group gap={6} wrap="nowrap">
        <PersonAvatar person={profile} size={34} />
        <Box visibleFrom="md" maw={160} aria-hidden>
          <Text size="sm" fw={500} truncate>
            {name}
          </Text>
        </Box>
        <IconChevronDown size={16} stroke={1.6} aria-hidden />
      </Group>
    </UnstyledButton>
  )
}
