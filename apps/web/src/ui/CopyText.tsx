// A text to pass on (a password, a link), with a button to copy it.
import { ActionIcon, CopyButton, TextInput, Tooltip } from '@mantine/core'
import { IconCheck, IconCopy } from '@tabler/icons-react'
import { useTranslation } from '#web/i18n/translation.ts'

export function CopyText({ label, text }: { label: string; text: string }) {
  const { t } = useTranslation()
  return (
    <TextInput
      label={label}
      value={text}
      readOnly
      styles={{ input: { fontFamily: 'monospace' } }}
      onFocus={event => event.currentTarget.select()}
      rightSection={
        <CopyButton value={text}>
          {({ copied, copy }) => (
            <Tooltip label={copied ? t('ui.copied') : t('ui.copy')}>
              <ActionIcon
                variant="subtle"
                color={copied ? 'green' : 'gray'}
                onClick={copy}
                aria-label={t('ui.copyNamed', { name: label })}
              >
                {copied ? <IconCheck size={18} /> : <IconCopy size={18} />}
              </ActionIcon>
            </Tooltip>
          )}
        </CopyButton>
      }
    />
  )
}
