// The photo of a person: selected, cropped to a square, and shown before it is sent.
import { Avatar, Button, FileButton, Group, Input, Stack } from '@mantine/core'
import { IconCamera, IconTrash } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import type { ReactNode } from 'react'
import { useTranslation } from '#web/i18n/translation.ts'
import { lazyDialog } from './lazy-dialog.tsx'

const CropDialog = lazyDialog(() => import('./CropDialog.tsx').then(file => file.CropDialog))

const kinds = ['image/jpeg', 'image/png', 'image/gif', 'image/webp']
const megabytes = 30

type Props = {
  label: string
  /** URL of the current photo, if any. */
  present?: string | null
  /** Shown instead of a photo: the initials. */
  placeholder?: ReactNode
  file: File | undefined
  onChange: (file: File | undefined) => void
  /** Missing: the current photo cannot be removed. */
  onRemove?: () => void
  /** It is being saved or removed. */
  isRunning?: boolean
  required?: boolean
  error?: ReactNode
  /** Name of the field in the form, to focus the first invalid one. */
  path?: string
}

/** The object URL of a selected picture, revoked when it is replaced. */
function usePictureUrl(start?: File) {
  const [url, setUrl] = useState(() => start && URL.createObjectURL(start))
  useEffect(
    () => () => {
      if (url !== undefined) URL.revokeObjectURL(url)
    },
    [url],
  )
  return [url, (file: File | undefined) => setUrl(file && URL.createObjectURL(file))] as const
}

export function PhotoField({ label, present, placeholder, file, onChange, onRemove, ...props }: Props) {
  const { isRunning = false } = props
  const { t } = useTranslation()
  const [refusal, setRefusal] = useState<string>()
  const [chosenUrl, setChosen] = usePictureUrl()
  const [croppedUrl, setCropped] = usePictureUrl(file)
  const shownUrl = (file && croppedUrl) ?? present ?? null
  const choose = (next: File | null) => {
    if (next === null) return
    const isTaken = kinds.includes(next.type) && next.size <= megabytes * 1024 * 1024
    setRefusal(isTaken ? undefined : t('field.photoRefused', { size: megabytes }))
    if (isTaken) setChosen(next)
  }
  const failed = () => {
    setChosen(undefined)
    setRefusal(t('field.photoUnreadable'))
  }
  const remove = file === undefined ? onRemove : () => onChange(undefined)
  return (
    <Input.Wrapper
      label={label}
      labelElement="div"
      required={props.required === true}
      error={refusal ?? props.error}
      description={t('field.photoHint')}
    >
      <Group my={4} wrap="nowrap">
        <Avatar src={shownUrl} size={96} radius={96} color="brand" alt="">
          {placeholder}
        </Avatar>
        <Stack gap="xs" align="flex-start">
          <FileButton accept={kinds.join(',')} onChange={choose} inputProps={{ 'aria-label': label }}>
            {button => (
              <Button
                {...button}
                variant="default"
                loading={isRunning}
                leftSection={<IconCamera size={18} aria-hidden />}
                data-path={props.path}
              >
                {t(shownUrl === null ? 'field.choosePhoto' : 'field.changePhoto')}
              </Button>
            )}
          </FileButton>
          {shownUrl !== null && remove && (
            <Button
              variant="subtle"
              color="gray"
              disabled={isRunning}
              leftSection={<IconTrash size={18} aria-hidden />}
              onClick={remove}
            >
              {t('field.removePhoto')}
            </Button>
          )}
        </Stack>
      </Group>
      {chosenUrl !== undefined && (
        <CropDialog
          url={chosenUrl}
          onCropped={cropped => {
            setCropped(cropped)
            onChange(cropped)
            setChosen(undefined)
          }}
          onClose={() => setChosen(undefined)}
          onFailed={failed}
        />
      )}
    </Input.Wrapper>
  )
}
