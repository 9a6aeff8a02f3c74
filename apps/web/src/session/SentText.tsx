import { messageText } from '@hr/contract/messages/text.ts'
import { Stack, Text, ThemeIcon } from '@mantine/core'
import { IconMail } from '@tabler/icons-react'
import { useLanguage } from '#web/i18n/language.ts'

/** Says that a message is sent if the address is known. */
export function SentText() {
  const language = useLanguage()
  return (
    <Stack align="center" gap="sm" role="status">
      <ThemeIcon variant="light" size={48} radius="xl" aria-hidden>
        <IconMail size={26} stroke={1.5} />
      </ThemeIcon>
      <Text ta="center">{messageText(language, 'mailSentIfKnown')}</Text>
    </Stack>
  )
}
