import type { User } from '@hr/contract/console-user.ts'
import { Badge, Group, Stack, Text } from '@mantine/core'
import { useTranslation } from '#web/i18n/translation.ts'
import { formatInstant } from '#web/shared/instant.ts'
import type { Column } from '#web/ui/DataList.tsx'
import { StatusBadge } from '#web/ui/StatusBadge.tsx'
import { nameOf, useAccessTexts } from './user-text.ts'

function Name({ user }: { user: User }) {
  const { t } = useTranslation()
  return (
    <Stack gap={0}>
      <Group gap="4px 8px">
        <Text size="sm" fw={500} style={{ overflowWrap: 'anywhere' }}>
          {nameOf(user)}
        </Text>
        {user.isSelf && (
          <Badge color="gray" size="sm">
            {t('consoleUser.you')}
          </Badge>
        )}
      </Group>
      <Text size="xs" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
        {user.username}
      </Text>
    </Stack>
  )
}

export function LastSignIn({ at }: { at: string | null }) {
  const { t } = useTranslation()
  if (at !== null) return formatInstant(at)
  return (
    <Text span inherit c="dimmed">
      {t('consoleUser.never')}
    </Text>
  )
}

export function useUserColumns(): readonly Column<User>[] {
  const { t } = useTranslation()
  const accessTexts = useAccessTexts()
  return [
    { id: 'name', title: t('consoleUser.user'), card: 'title', cell: user => <Name user={user} /> },
    { id: 'kind', title: t('consoleUser.kind'), cell: ({ kind }) => t(`consoleUser.kinds.${kind}`) },
    {
      id: 'access',
      title: t('consoleUser.access'),
      cell: user => (
        <Stack gap={0}>
          {accessTexts(user).map(text => (
            <Text key={text} size="sm" style={{ overflowWrap: 'anywhere' }}>
              {text}
            </Text>
          ))}
        </Stack>
      ),
    },
    {
      id: 'status',
      title: t('ui.status'),
      card: 'corner',
      cell: ({ status }) => <StatusBadge status={status} />,
    },
    {
      id: 'lastSignIn',
      title: t('consoleUser.lastSignIn'),
      align: 'right',
      cell: ({ lastSignInAt }) => <LastSignIn at={lastSignInAt} />,
    },
  ]
}
