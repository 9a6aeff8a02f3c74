// The files of a request: pictures are displayed, everything can be downloaded.
import type { requestFile } from '@hr/contract/approval.ts'
import { ActionIcon, Group, Image, Text, UnstyledButton } from '@mantine/core'
import { IconDownload, IconFileText, IconPhoto } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from '#web/i18n/translation.ts'
import type * as z from 'zod/mini'
import { fetchFile, saveFile } from '#web/api/fetch-file.ts'
import { fileSizeText } from '#web/shared/bytes-text.ts'
import { Modal } from '#web/ui/Modal.tsx'
import classes from './RequestFiles.module.css'
import type { RequestKind } from './request-kind.ts'

type File = z.output<typeof requestFile>
type FileCall = RequestKind['calls']['getFile']
type Preview = { readonly name: string; readonly url: string }

const isPicture = (file: File) => file.contentType.startsWith('image/')

function FileLine({
  call,
  requestId,
  file,
  onShow,
}: {
  call: FileCall
  requestId: string
  file: File
  onShow: (preview: Preview) => void
}) {
  const { t } = useTranslation()
  const fetched = useMutation({
    mutationFn: () => fetchFile(call, { id: requestId, fileId: file.id }),
  })
  const save = () => fetched.mutate(undefined, { onSuccess: blob => saveFile(blob, file.name) })
  const show = () =>
    fetched.mutate(undefined, {
      onSuccess: blob => onShow({ name: file.name, url: URL.createObjectURL(blob) }),
    })
  const Icon = isPicture(file) ? IconPhoto : IconFileText
  return (
    <li className={classes.file}>
      <UnstyledButton
        className={classes.name}
        aria-label={t(isPicture(file) ? 'request.open' : 'request.download', { name: file.name })}
        onClick={isPicture(file) ? show : save}
      >
        <Group gap="xs" wrap="nowrap">
          <Icon size={20} className={classes.icon} aria-hidden />
          <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
            {file.name}
          </Text>
          <Text size="xs" c="dimmed" style={{ whiteSpace: 'nowrap' }}>
            {fileSizeText(file.bytes)}
          </Text>
        </Group>
      </UnstyledButton>
      <ActionIcon
        variant="subtle"
        color="gray"
        loading={fetched.isPending}
        aria-label={t('request.download', { name: file.name })}
        onClick={save}
      >
        <IconDownload size={18} />
      </ActionIcon>
    </li>
  )
}

type Props = { call: FileCall; requestId: string; files: readonly File[] }

export function RequestFiles({ call, requestId, files }: Props) {
  const [preview, setPreview] = useState<Preview>()
  const close = () => {
    if (preview !== undefined) URL.revokeObjectURL(preview.url)
    setPreview(undefined)
  }
  return (
    <>
      <ul>
        {files.map(file => (
          <FileLine key={file.id} call={call} requestId={requestId} file={file} onShow={setPreview} />
        ))}
      </ul>
      <Modal opened={preview !== undefined} onClose={close} title={preview?.name ?? ''} size="xl" centered>
        {preview && <Image src={preview.url} alt={preview.name} fit="contain" mah="75vh" />}
      </Modal>
    </>
  )
}
