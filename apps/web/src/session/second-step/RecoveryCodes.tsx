// The recovery codes, shown once: to copy, or to save as a file.
import { Alert, Button, CopyButton, Group, SimpleGrid, Stack, Text } from '@mantine/core'
import { IconAlertTriangle, IconCheck, IconCopy, IconDownload } from '@tabler/icons-react'
import { useTranslation } from '#web/i18n/translation.ts'
import { saveText } from '#web/shared/save-text.ts'

type Props = {
  codes: readonly string[]
  /** In the name of the file. */
  username?: string
  onDone: () => void
}

export function RecoveryCodes({ codes, username, onDone }: Props) {
  const { t } = useTranslation()
  const text = codes.join('\n')
  return (
    <Stack>
      <Text>{t('ownAccount.recoveryText')}</Text>
      <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="xs" component="ul">
        {codes.map(code => (
          <Text key={code} component="li" ff="monospace">
            {code}
          </Text>
        ))}
      </SimpleGrid>
      <Group gap="xs">
        <CopyButton value={text}>
          {({ copied, copy }) => (
            <Button
              variant="default"
              onClick={copy}
              leftSection={copied ? <IconCheck size={18} /> : <IconCopy size={18} />}
            >
              {copied ? t('ui.copied') : t('ui.copy')}
            </Button>
          )}
        </CopyButton>
        <Button
          variant="default"
          leftSection={<IconDownload size={18} aria-hidden />}
          onClick={() =>
            saveText(`${['sabai-hr', username].filter(Boolean).join('-')}.txt`, 'text/plain', `${text}\n`)
          }
        >
          {t('ownAccount.recoverySave')}
        </Button>
      </Group>
      <Alert color="yellow" icon={<IconAlertTriangle size={20} aria-hidden />}>
        {t('ownAccount.recoveryOnce')}
      </Alert>
      <Group justify="flex-end">
        <Button onClick={onDone}>{t('ownAccount.recoveryKept')}</Button>
      </Group>
    </Stack>
  )
}
