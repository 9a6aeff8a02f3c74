import type { AttendanceRate } from '@hr/contract/attendance-rate.ts'
import { Stack, Text } from '@mantine/core'
import { useTranslation } from '#web/i18n/translation.ts'
import { BothNames } from '#web/shared/BothNames.tsx'
import { formatDate, formatNumber } from '#web/shared/format.ts'
import type { Column } from '#web/ui/DataList.tsx'

type Band = AttendanceRate['rows'][number]

/** "1–15 min"; the last one: "61 min and more". */
export function useBandText() {
  const { t } = useTranslation()
  return ({ minTime, maxTime }: Band, isLast: boolean) =>
    isLast
      ? t('attendanceRate.bandOn', { from: minTime })
      : t('attendanceRate.band', { from: minTime, to: maxTime })
}

/** For tables with the same bands. */
export function useRateColumns(bands: readonly Band[]): readonly Column<AttendanceRate>[] {
  const { t } = useTranslation()
  const bandText = useBandText()
  return [
    {
      id: 'grade',
      title: t('attendanceRate.grade'),
      card: 'title',
      cell: row => <BothNames row={row.jobGrade} />,
    },
    ...bands.map((band, index) => ({
      id: `band-${band.minTime}`,
      title: bandText(band, index === bands.length - 1),
      head: (
        <Stack gap={0} align="flex-end">
          <span>{bandText(band, index === bands.length - 1)}</span>
          <Text size="xs" c="dimmed" fw={400}>
            {band.timeIn} - {band.toTime}
          </Text>
        </Stack>
      ),
      align: 'right' as const,
      cell: (row: AttendanceRate) => formatNumber(row.rows[index]?.amount ?? 0),
    })),
    {
      id: 'applies',
      title: t('attendanceRate.applies'),
      cell: row => <AppliesDates rate={row} />,
    },
  ]
}

export function AppliesDates({ rate }: { rate: Pick<AttendanceRate, 'from' | 'to' | 'isSinceEver'> }) {
  const { t } = useTranslation()
  const from = rate.isSinceEver ? t('attendanceRate.sinceEver') : formatDate(rate.from)
  if (rate.to !== null) return `${from} - ${formatDate(rate.to)}`
  return rate.isSinceEver ? from : t('attendanceRate.fromOn', { from })
}
