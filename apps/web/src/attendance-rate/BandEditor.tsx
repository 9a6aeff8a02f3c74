// The bands of a penalty table: the end and amount of each; it begins where the previous one ends.
import { ActionIcon, Button, Group, Stack, Text } from '@mantine/core'
import { bandTimes } from '@hr/domain/attendance/band-times.ts'
import { IconPlus, IconX } from '@tabler/icons-react'
import { useState } from 'react'
import { mostRateRows } from '@hr/contract/attendance-rate.ts'
import { useTranslation } from '#web/i18n/translation.ts'
import { penaltyTitle } from '#web/shared/money/penalty-text.ts'
import { NumberField } from '#web/ui/NumberField.tsx'
import classes from './BandEditor.module.css'
import { withBand, withStarts } from './rate-draft.ts'
import type { DraftRow } from './rate-draft.ts'

type Props = {
  rows: readonly DraftRow[]
  onRows: (rows: DraftRow[]) => void
  errorOf: (path: string) => string | undefined
}

export function BandEditor({ rows, onRows, errorOf }: Props) {
  const { t } = useTranslation()
  // Rows keep their fields when others are added or removed.
  const [keys, setKeys] = useState(() => rows.map(() => crypto.randomUUID()))
  const change = (index: number, part: Partial<DraftRow>) =>
    onRows(withStarts(rows.map((row, place) => (place === index ? { ...row, ...part } : row))))
  const remove = (index: number) => {
    setKeys(keys.filter((_, place) => place !== index))
    onRows(withStarts(rows.filter((_, place) => place !== index)))
  }
  const add = () => {
    setKeys([...keys, crypto.randomUUID()])
    onRows(withBand(rows))
  }
  return (
    <Stack gap={0} data-path="rows" tabIndex={-1} style={{ outline: 'none' }}>
      {rows.map((row, index) => (
        <Band
          key={keys[index]}
          row={row}
          index={index}
          count={rows.length}
          errorOf={errorOf}
          onChange={part => change(index, part)}
          onRemove={() => remove(index)}
        />
      ))}
      <Group mt="sm">
        <Button
          variant="default"
          leftSection={<IconPlus size={16} aria-hidden />}
          disabled={rows.length >= mostRateRows}
          onClick={add}
        >
          {t('attendanceRate.addBand')}
        </Button>
      </Group>
    </Stack>
  )
}

type BandProps = Pick<Props, 'errorOf'> & {
  row: DraftRow
  index: number
  count: number
  onChange: (part: Partial<DraftRow>) => void
  onRemove: () => void
}

function Band({ row, index, count, errorOf, onChange, onRemove }: BandProps) {
  const { t } = useTranslation()
  const name = t('attendanceRate.bandPlace', { place: index + 1 })
  const amount = penaltyTitle(t('attendanceRate.amount'))
  const error = errorOf(`rows.${index}.minTime`) ?? errorOf(`rows.${index}.maxTime`)
  return (
    <div className={classes.band} role="group" aria-label={name}>
      <Stack gap={0} className={classes.start ?? ''}>
        <Text size="sm" fw={500}>
          {t('attendanceRate.fromMinute', { minute: row.minTime })}
        </Text>
        <Times row={row} isLast={index === count - 1} />
      </Stack>
      <NumberField
        label={t('attendanceRate.toMinute')}
        aria-label={`${name}: ${t('attendanceRate.toMinute')}`}
        data-path={`rows.${index}.maxTime`}
        defaultValue={row.maxTime}
        onChange={maxTime => onChange({ maxTime })}
        decimals={0}
        max={1439}
        mayBeEmpty
        error={errorOf(`rows.${index}.maxTime`) !== undefined}
        w={110}
      />
      <NumberField
        label={amount}
        aria-label={`${name}: ${amount}`}
        data-path={`rows.${index}.amount`}
        defaultValue={row.amount}
        onChange={value => onChange({ amount: value })}
        decimals={0}
        digits={10}
        max={1_000_000_000}
        mayBeEmpty
        error={errorOf(`rows.${index}.amount`)}
        w={140}
      />
      <ActionIcon
        variant="subtle"
        color="gray"
        mt={26}
        disabled={count === 1}
        aria-label={t('attendanceRate.removeBand', { band: name })}
        onClick={onRemove}
      >
        <IconX size={18} aria-hidden />
      </ActionIcon>
      {error !== undefined && (
        <Text size="xs" c="var(--mantine-color-error)" role="alert" className={classes.error ?? ''}>
          {error}
        </Text>
      )}
    </div>
  )
}

/** The last band has no end. */
function Times({ row, isLast }: { row: DraftRow; isLast: boolean }) {
  const { t } = useTranslation()
  if (row.maxTime === null || row.maxTime < row.minTime) return null
  const { timeIn, toTime } = bandTimes({ minTime: row.minTime, maxTime: row.maxTime }, isLast)
  return (
    <Text size="xs" c="dimmed">
      {isLast ? t('attendanceRate.timesOn', { timeIn }) : `${timeIn} - ${toTime}`}
    </Text>
  )
}
