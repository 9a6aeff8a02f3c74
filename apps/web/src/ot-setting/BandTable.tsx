// The rates by time of day: for each day type a picture of its 24 hours, and below it the bands to edit.
import { otDayTypeText } from '@hr/contract/messages/law-point.ts'
import { mostOtBands } from '@hr/contract/ot-setting.ts'
import { otDayTypes, percentOfGap } from '@hr/domain/overtime/ot-setting.ts'
import type { OtDayType } from '@hr/domain/overtime/ot-setting.ts'
import { Button, Stack, Text, Title } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { useLanguage } from '#web/i18n/language.ts'
import { useTranslation } from '#web/i18n/translation.ts'
import { BandRow } from './BandRow.tsx'
import { firstGap } from './day-pieces.ts'
import { DayTypePicture } from './DayTypePicture.tsx'
import { wholeBands, newBand } from './setting-draft.ts'
import type { DraftBand } from './setting-draft.ts'

type Props = {
  bands: readonly DraftBand[]
  onBands: (bands: DraftBand[]) => void
  errorOf: (path: string) => string | undefined
}

type Keyed = { readonly key: string; readonly band: DraftBand }
const keyed = (band: DraftBand): Keyed => ({ key: crypto.randomUUID(), band })

export function BandTable({ bands, onBands, errorOf }: Props) {
  const { t } = useTranslation()
  const language = useLanguage()
  // A row keeps its fields while others are added or removed.
  const [rows, setRows] = useState(() => bands.map(keyed))
  const change = (next: readonly Keyed[]) => {
    setRows([...next])
    onBands(next.map(({ band }) => band))
  }
  const add = (dayType: OtDayType) => change([...rows, keyed(newBand(bands, dayType))])
  return (
    <Stack gap="xl" data-path="dailyOtTime" tabIndex={-1} style={{ outline: 'none' }}>
      {otDayTypes.map(dayType => {
        const day = otDayTypeText(language, dayType)
        const own = rows.flatMap((row, index) => (row.band.dayType === dayType ? { ...row, index } : []))
        const drawn = wholeBands(bands, dayType)
        return (
          <Stack key={dayType} gap="sm" component="section" aria-label={day}>
            <Title order={2} size="h5">
              {day}
            </Title>
            <DayTypePicture dayType={dayType} bands={drawn} />
            {own.length === 0 && (
              <Text size="sm" c="dimmed">
                {t('otSetting.noBands', { percent: percentOfGap })}
              </Text>
            )}
            {own.map(({ key, band, index }, place) => (
              <BandRow
                key={key}
                band={band}
                name={t('otSetting.bandPlace', { day, place: place + 1 })}
                path={`dailyOtTime.${index}`}
                isFirst={place === 0}
                errorOf={field => errorOf(`dailyOtTime.${index}.${field}`)}
                onChange={next => change(rows.map(row => (row.key === key ? { key, band: next } : row)))}
                onRemove={() => change(rows.filter(row => row.key !== key))}
              />
            ))}
            <Button
              variant="default"
              style={{ alignSelf: 'flex-start' }}
              leftSection={<IconPlus size={16} aria-hidden />}
              aria-label={t('otSetting.addBandTo', { day })}
              disabled={rows.length >= mostOtBands || firstGap(drawn) === undefined}
              onClick={() => add(dayType)}
            >
              {t('otSetting.addBand')}
            </Button>
          </Stack>
        )
      })}
    </Stack>
  )
}
