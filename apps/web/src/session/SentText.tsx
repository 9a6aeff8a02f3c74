import type { Href } from '@hr/contract/paths.ts'
import { messageText } from '@hr/contract/messages/text.ts'
import { Stack, Text, ThemeIcon } from '@mantine/core'
import { IconMail } from '@tabler/icons-react'
import { useLanguage } from '#web/i18n/language.ts'
import { useTranslation } from '#web/i18n/translation.ts'
import { TextLink } from '#web/ui/LinkTo.tsx'

/** Says that a message is sent if the address is known; `again` is the page that asks for it. */
export function SentText({ again }: { again: Href }) {
  const language = useLanguage()
  const { t } = useTranslation()
  return (
    <Stack align="center" gap="sm">
      <ThemeIcon variant="light" size={48} radius="xl" aria-hidden>
        <IconMail size={26} />
      </ThemeIcon>
      <Text ta="center" role="status">
        {messageText(language, 'mailSentIfKnown')}
      </Text>
      <Text size="sm" c="dimmed" ta="center">
        {t('session.notArrived')}{' '}
        <TextLink size="sm" underline="always" to={again}>
          {t('session.sendAgain')}
        </TextLink>
      </Text>
    </Stack>
  )
}
