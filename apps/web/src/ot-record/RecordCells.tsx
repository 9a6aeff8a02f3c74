// Cells of a list of overtime records.
import type { OtRecordRow } from '@hr/contract/ot-record.ts'
import { weekday } from '@hr/domain/calendar/local-date.ts'
import { Group, Stack, Text } from '@mantine/core'
import { useLanguage } from '#web/i18n/language.ts'
import { useTranslation } from '#web/i18n/translation.ts'
import { formatDate, shortWeekdayNames } from '#web/shared/format.ts'
import { useDuration } from '#web/shared/use-duration.ts'
import { DayTypeBadge } from './DayTypeBadge.tsx'
import { timesText } from '#web/shared/overtime/times-text.ts'
import { useAmountText, useBandTexts, useCuts } from './record-text.ts'

type Props = { row: OtRecordRow }

const oneLine = { whiteSpace: 'nowrap' } as const

export function RecordDate({ row: { date, dayType } }: Props) {
  const language = useLanguage()
  return (
    <Stack component="span" gap={2} display="inline-flex">
      <span style={oneLine}>{formatDate(date)}</span>
      <Group component="span" gap={6} wrap="nowrap">
        <Text span inherit size="xs" c="dimmed">
          {shortWeekdayNames(language)[weekday(date)]}
        </Text>
        <DayTypeBadge dayType={dayType} />
      </Group>
    </Stack>
  )
}

export const Times = ({ row: { asked } }: Props) => (
  <Stack component="span" gap={0} display="inline-flex">
    {asked.map(times => (
      <span key={times.timeIn} style={oneLine}>
        {timesText(times)}
      </span>
    ))}
  </Stack>
)

/** `isMain`: what matters most, with details short enough for a line each. */
type LengthProps = { minutes: number; details: readonly string[]; isMain?: boolean }

function Length({ minutes, details, isMain = false }: LengthProps) {
  const durationOf = useDuration()
  if (minutes === 0) return '–'
  return (
    <span>
      <Text span inherit style={oneLine} {...(isMain && { fw: 600 })}>
        {durationOf(minutes)}
      </Text>
      {details.map(text => (
        <Text
          key={text}
          span
          display="block"
          size="xs"
          c="dimmed"
          lh={1.6}
          {...(isMain && { style: oneLine })}
        >
          {text}
        </Text>
      ))}
    </span>
  )
}

/** The time worked, and below it what of it is not paid. */
export function Worked({ row }: Props) {
  const durationOf = useDuration()
  const details = useCuts()(row).map(({ title, minutes }) => `${title} −${durationOf(minutes)}`)
  return <Length minutes={row.worked} details={details} />
}

/** The payable time, and below it how much of it at which rate. */
export function Payable({ row }: Props) {
  const { t } = useTranslation()
  const bandTexts = useBandTexts()
  const [first, ...others] = row.bands
  const details =
    first !== undefined && others.length === 0
      ? [t('otRecord.rate', { percent: first.percent })]
      : bandTexts(row)
  return <Length minutes={row.payable} details={details} isMain />
}

export function Amount({ row }: Props) {
  const amountOf = useAmountText()
  if (row.payable === 0 && row.pay?.amount !== null) return '–'
  return <span style={oneLine}>{amountOf(row) ?? '–'}</span>
}

export function Why({ row: { why } }: Props) {
  const language = useLanguage()
  return (
    <Text span inherit lineClamp={4} miw={140} maw={340} title={why[language]}>
      {why[language]}
    </Text>
  )
}
