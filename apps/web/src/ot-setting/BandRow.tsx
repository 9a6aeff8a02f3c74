// One band: from, to and its rate.
import { otPercent } from '@hr/contract/ot-setting.ts'
import { ActionIcon, Text } from '@mantine/core'
import { IconX } from '@tabler/icons-react'
import { useTranslation } from '#web/i18n/translation.ts'
import { NumberField } from '#web/ui/NumberField.tsx'
import { TimeField } from '#web/ui/TimeField.tsx'
import classes from './BandTable.module.css'
import { isTimed } from './setting-draft.ts'
import type { DraftBand } from './setting-draft.ts'

type Field = 'timeIn' | 'timeOut' | 'percent'
type Props = {
  band: DraftBand
  /** "Workday, band 1" */
  name: string
  /** Prefix of the field names, to focus an invalid one. */
  path: string
  /** The columns are titled once. */
  isFirst: boolean
  errorOf: (field: Field) => string | undefined
  onChange: (band: DraftBand) => void
  onRemove: () => void
}

export function BandRow({ band, name, path, isFirst, errorOf, onChange, onRemove }: Props) {
  const { t } = useTranslation()
  const error = errorOf('timeIn') ?? errorOf('timeOut') ?? errorOf('percent')
  const time = (field: 'timeIn' | 'timeOut') => (
    <TimeField
      label={isFirst && t(field === 'timeIn' ? 'otSetting.bandFrom' : 'otSetting.bandTo')}
      aria-label={t(field === 'timeIn' ? 'otSetting.bandFromOf' : 'otSetting.bandToOf', { band: name })}
      data-path={`${path}.${field}`}
      defaultValue={band[field]}
      onChange={value => onChange({ ...band, [field]: value })}
      error={errorOf(field) !== undefined}
      leftSection={null}
    />
  )
  return (
    <div className={classes.band} role="group" aria-label={name}>
      {time('timeIn')}
      {time('timeOut')}
      <NumberField
        label={isFirst && t('otSetting.bandPercent')}
        aria-label={t('otSetting.bandPercentOf', { band: name })}
        data-path={`${path}.percent`}
        defaultValue={band.percent}
        onChange={percent => onChange({ ...band, percent })}
        decimals={0}
        min={otPercent.min}
        max={otPercent.max}
        mayBeEmpty
        error={errorOf('percent') !== undefined}
      />
      <ActionIcon
        variant="subtle"
        color="gray"
        mb={4}
        aria-label={t('otSetting.bandRemove', { band: name })}
        onClick={onRemove}
      >
        <IconX size={18} aria-hidden />
      </ActionIcon>
      {error !== undefined && (
        <Text size="xs" c="var(--mantine-color-error)" role="alert" className={classes.note ?? ''}>
          {error}
        </Text>
      )}
      {isTimed(band) && band.timeOut <= band.timeIn && (
        <Text size="xs" c="dimmed" className={classes.note ?? ''}>
          {t(band.timeOut === band.timeIn ? 'otSetting.wholeDay' : 'otSetting.nextDay')}
        </Text>
      )}
    </div>
  )
}
