// Attachments: at most six PDFs or pictures (spec 5), each checked when it is selected.
import { Button, CloseButton, FileButton, Group, Input, Paper, Stack, Text } from '@mantine/core'
import { IconPaperclip } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from '#web/i18n/translation.ts'

const kinds = ['application/pdf', 'image/jpeg', 'image/png', 'image/gif', 'image/webp']
const megabyte = 1024 * 1024

type Props = {
  label: string
  files: readonly File[]
  onChange: (files: File[]) => void
  /** Error for too many files, from the contract's messages. */
  tooMany: string
  /** Replaces the text about number and size of files. */
  hint?: string
  most?: number
  megabytes?: number
  required?: boolean
  error?: string | undefined
}

export function FilesField({
  label,
  files,
  onChange,
  tooMany,
  hint,
  most = 6,
  megabytes = 10,
  required,
  error,
}: Props) {
  const { t } = useTranslation()
  const [refusal, setRefusal] = useState<string>()
  const refusalOf = (file: File): string | undefined => {
    if (!kinds.includes(file.type)) return t('ui.fileKind', { name: file.name })
    return file.size > megabytes * megabyte
      ? t('ui.fileTooLarge', { name: file.name, size: megabytes })
      : undefined
  }
  const add = (chosen: File[]) => {
    const refused = chosen.map(refusalOf).find(text => text !== undefined)
    const next = [...files, ...chosen.filter(file => refusalOf(file) === undefined)]
    setRefusal(next.length > most ? tooMany : refused)
    onChange(next.slice(0, most))
  }
  return (
    <Input.Wrapper
      label={label}
      labelElement="div"
      required={required === true}
      description={hint ?? t('ui.filesHint', { count: most, size: megabytes })}
      error={refusal ?? error}
    >
      <Stack gap="xs" my={4}>
        {files.map((file, index) => (
          <Paper key={`${file.name}:${file.lastModified}:${file.size}`} withBorder px="sm" py={4}>
            <Group justify="space-between" wrap="nowrap">
              <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
                {file.name}
              </Text>
              <CloseButton
                aria-label={t('ui.removeNamed', { name: file.name })}
                onClick={() => {
                  setRefusal(undefined)
                  onChange(files.filter((_file, at) => at !== index))
                }}
              />
            </Group>
          </Paper>
        ))}
        <FileButton multiple accept={kinds.join(',')} onChange={add}>
          {props => (
            <Button {...props} variant="default" leftSection={<IconPaperclip size={18} />} w="fit-content">
              {t('ui.addFiles')}
            </Button>
          )}
        </FileButton>
      </Stack>
    </Input.Wrapper>
  )
}
