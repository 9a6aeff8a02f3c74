import { Button, Group, Text } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { saveFile } from '#web/api/fetch-file.ts'
import { useTranslation } from '#web/i18n/translation.ts'

type Props = { name: string; hint: string; load: () => Promise<Blob> }

/** Downloads a template, with a hint about its content. */
export function TemplateButton({ name, hint, load }: Props) {
  const { t } = useTranslation()
  const download = useMutation({ mutationFn: load, onSuccess: file => saveFile(file, name) })
  return (
    <Group gap="sm">
      <Button
        variant="default"
        leftSection={<IconDownload size={18} aria-hidden />}
        loading={download.isPending}
        onClick={() => download.mutate()}
      >
        {t('importing.template')}
      </Button>
      <Text size="sm" c="dimmed" flex="1 1 240px">
        {hint}
      </Text>
    </Group>
  )
}
