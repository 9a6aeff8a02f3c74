// Crops a picture to a square photo: moved by pointer or arrow keys, zoomed with a slider.
import { Box, Button, Input, Slider, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import Cropper from 'react-easy-crop'
import type { Area } from 'react-easy-crop'
import 'react-easy-crop/react-easy-crop.css'
import { useTranslation } from '#web/i18n/translation.ts'
import { DialogButtons } from './DialogButtons.tsx'
import { Modal } from './Modal.tsx'
import { cropPicture } from './crop-picture.ts'

const mostZoom = 4

type Props = { url: string; onCropped: (file: File) => void; onClose: () => void; onFailed: () => void }

export function CropDialog({ url, onCropped, onClose, onFailed }: Props) {
  const { t } = useTranslation()
  const [crop, setCrop] = useState({ x: 0, y: 0 })
  const [zoom, setZoom] = useState(1)
  const [area, setArea] = useState<Area>()
  const [isRunning, setIsRunning] = useState(false)
  const use = () => {
    if (area === undefined) return
    setIsRunning(true)
    cropPicture(url, area).then(onCropped, onFailed)
  }
  return (
    <Modal onClose={onClose} title={t('field.cropTitle')} centered>
      <Stack>
        <Text size="sm" c="dimmed">
          {t('field.cropText')}
        </Text>
        <Box pos="relative" h={320} bdrs="md" style={{ overflow: 'hidden' }} bg="dark.8">
          <Cropper
            image={url}
            crop={crop}
            zoom={zoom}
            maxZoom={mostZoom}
            aspect={1}
            cropShape="round"
            showGrid={false}
            keyboardStep={8}
            disableAutomaticStylesInjection
            cropperProps={{ role: 'group', 'aria-label': t('field.cropTitle') }}
            onCropChange={setCrop}
            onZoomChange={setZoom}
            onCropComplete={(_shares, pixels) => setArea(pixels)}
            mediaProps={{ onError: onFailed }}
          />
        </Box>
        <Input.Wrapper label={t('field.zoom')} labelElement="div">
          <Slider
            mt={4}
            min={1}
            max={mostZoom}
            step={0.05}
            value={zoom}
            onChange={setZoom}
            label={null}
            thumbLabel={t('field.zoom')}
          />
        </Input.Wrapper>
        <DialogButtons onClose={onClose}>
          <Button onClick={use} loading={isRunning} disabled={area === undefined}>
            {t('field.usePhoto')}
          </Button>
        </DialogButtons>
      </Stack>
    </Modal>
  )
}
