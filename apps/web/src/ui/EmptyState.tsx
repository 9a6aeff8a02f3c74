// An empty list with the next step, or a failed load with a retry unless the thing does not exist.
import { Box, Button, Center, Stack, Text, ThemeIcon } from '@mantine/core'
import { IconCloudOff, IconInbox, IconSearchOff } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { CallError } from '#web/api/call-error.ts'
import { useTranslation } from '#web/i18n/translation.ts'

type Props = { title: string; text?: string | undefined; action?: ReactNode; icon?: ReactNode }

export function EmptyState({ title, text, action, icon }: Props) {
  return (
    <Center py={48} px="md">
      <Stack align="center" gap="xs" maw={420}>
        <ThemeIcon variant="light" size={48} radius="xl" aria-hidden>
          {icon ?? <IconInbox size={26} />}
        </ThemeIcon>
        <Text fw={600} ta="center" style={{ textWrap: 'balance' }}>
          {title}
        </Text>
        {text !== undefined && (
          <Text c="dimmed" size="sm" ta="center" style={{ textWrap: 'balance' }}>
            {text}
          </Text>
        )}
        {action && <Box mt="xs">{action}</Box>}
      </Stack>
    </Center>
  )
}

export function NoMatch({ clear, text }: { clear: () => void; text?: string }) {
  const { t } = useTranslation()
  return (
    <EmptyState
      icon={<IconSearchOff size={26} />}
      title={t('ui.noMatch')}
      text={text ?? t('ui.noMatchHint')}
      action={
        <Button variant="default" onClick={clear}>
          {t('ui.clearFilters')}
        </Button>
      }
    />
  )
}

export function ErrorState({ error, retry }: { error: Error; retry: () => void }) {
  const { t } = useTranslation()
  if (error instanceof CallError && error.status === 404)
    return <EmptyState title={t('ui.notFound')} text={t('ui.notFoundHint')} />
  return (
    <div role="alert">
      <EmptyState
        icon={<IconCloudOff size={26} />}
        title={t('ui.failed')}
        text={error.message}
        action={
          <Button variant="default" onClick={retry}>
            {t('ui.retry')}
          </Button>
        }
      />
    </div>
  )
}
