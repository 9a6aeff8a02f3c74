import { Alert, Anchor, Stack, Text } from '@mantine/core'
import { useTranslation } from '#web/i18n/translation.ts'

/** In a demo without a mail server: the link that would have been mailed. */
export function DemoLink({ link }: { link: string }) {
  const { t } = useTranslation()
  return (
    <Alert color="yellow" role="status" title={t('session.demoLinkTitle')}>
      <Stack gap="sm">
        <Text size="sm">{t('session.demoLinkText')}</Text>
        <Anchor href={link}>{t('session.demoLinkOpen')}</Anchor>
      </Stack>
    </Alert>
  )
}
