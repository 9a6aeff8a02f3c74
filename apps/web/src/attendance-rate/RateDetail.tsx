// One penalty table: its bands, a field to try it, and the other tables of the grade.
import { listAttendanceRates } from '@hr/contract/attendance-rate.ts'
import type { AttendanceRate } from '@hr/contract/attendance-rate.ts'
import { Card, Stack, Text, Title } from '@mantine/core'
import { useCall } from '#web/api/use-call.ts'
import { wholeList } from '#web/api/whole-list.ts'
import { useTranslation } from '#web/i18n/translation.ts'
import { paths } from '@hr/contract/paths.ts'
import { formatNumber } from '#web/shared/format.ts'
import { DataList } from '#web/ui/DataList.tsx'
import type { Column } from '#web/ui/DataList.tsx'
import { AppliesDates, useBandText } from './rate-columns.tsx'
import { TryOut } from './TryOut.tsx'

type Band = AttendanceRate['rows'][number] & { readonly isLast: boolean }

export function RateDetail({ rate }: { rate: AttendanceRate }) {
  const { t } = useTranslation()
  const columns = useBandColumns()
  const history = useHistoryColumns()
  const query = useCall(listAttendanceRates, {})
  const ofGrade = (query.data ?? []).filter(({ jobGrade }) => jobGrade.id === rate.jobGrade.id)
  const bands = rate.rows.map((row, index, all) => ({ ...row, isLast: index === all.length - 1 }))
  return (
    <Stack gap="lg">
      <Text c="dimmed" style={{ fontVariantNumeric: 'tabular-nums' }}>
        <AppliesDates rate={rate} />
      </Text>
      <DataList
        label={t('attendanceRate.table')}
        columns={columns}
        rowKey={row => row.minTime}
        denseCards
        list={wholeList<Band>(bands, { isPending: false, error: null, refetch: () => undefined })}
      />
      {query.data !== undefined && <TryOut grades={[rate.jobGrade]} rates={ofGrade} />}
      {ofGrade.length > 1 && (
        <Card withBorder component="section">
          <Title order={2} size="h4" mb="sm">
            {t('attendanceRate.history')}
          </Title>
          <DataList
            label={t('attendanceRate.history')}
            columns={history}
            rowKey={row => row.id}
            rowLink={row => paths.attendanceRate(row.id)}
            denseCards
            list={wholeList(ofGrade, query)}
          />
        </Card>
      )}
    </Stack>
  )
}

function useBandColumns(): readonly Column<Band>[] {
  const { t } = useTranslation()
  const bandText = useBandText()
  return [
    {
      id: 'band',
      title: t('attendanceRate.bandTitle'),
      card: 'title',
      cell: row => bandText(row, row.isLast),
    },
    { id: 'times', title: t('attendanceRate.times'), cell: row => `${row.timeIn} - ${row.toTime}` },
    {
      id: 'amount',
      title: t('attendanceRate.amount'),
      align: 'right',
      cell: row => formatNumber(row.amount),
    },
  ]
}

function useHistoryColumns(): readonly Column<AttendanceRate>[] {
  const { t } = useTranslation()
  const amounts = ({ rows }: AttendanceRate) => rows.map(({ amount }) => formatNumber(amount)).join(' / ')
  return [
    {
      id: 'applies',
      title: t('attendanceRate.applies'),
      card: 'title',
      cell: row => <AppliesDates rate={row} />,
    },
    { id: 'amounts', title: t('attendanceRate.amount'), align: 'right', cell: amounts },
  ]
}
