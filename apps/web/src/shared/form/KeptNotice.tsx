// Above a form that restored the input from before the session ended or the page reloaded.
import { Alert, Button, Group, Stack, Text } from '@mantine/core'
import { useTranslation } from '#web/i18n/translation.ts'
import type { KeptForm } from './kept-form.ts'

export function KeptNotice({ kept }: { kept: KeptForm }) {
  const { t } = useTranslation()
  const names = kept.fileNames.join(', ')
  return (
    <Alert color="blue" role="status" p="xs">
      <Group justify="space-between" gap="xs">
        <Stack gap={0} flex={1} miw={200}>
          <Text size="sm">{t('ui.typedKept')}</Text>
          {names !== '' && (
            <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
              {t('ui.filesNotKept', { names })}
            </Text>
          )}
        </Stack>
        <Button variant="default" size="compact-sm" onClick={kept.discard}>
          {t('ui.discardTyped')}
        </Button>
      </Group>
    </Alert>
  )
}
