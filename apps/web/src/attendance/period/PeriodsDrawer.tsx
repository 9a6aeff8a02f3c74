// Attendance periods (A13): the checklist, closing, reopening, and changes since.
import { listPeriods } from '@hr/contract/attendance-period.ts'
import { Button, Skeleton, Stack, Text } from '@mantine/core'
import { IconChevronLeft } from '@tabler/icons-react'
import { useCall } from '#web/api/use-call.ts'
import { useTranslation } from '#web/i18n/translation.ts'
import { formatDateRange } from '#web/shared/format.ts'
import { Drawer } from '#web/ui/Drawer.tsx'
import { EmptyState, ErrorState } from '#web/ui/EmptyState.tsx'
import { Differences } from './Differences.tsx'
import { PeriodCard } from './PeriodCard.tsx'

type Props = {
  /** The period whose differences are shown; without it, all periods. */
  shown: string | undefined
  onShow: (period: string | undefined) => void
  onClose: () => void
}

export function PeriodsDrawer({ shown, onShow, onClose }: Props) {
  const { t } = useTranslation()
  const { data, error, refetch } = useCall(listPeriods, {})
  // The oldest: payroll pays the periods in order.
  const next = data?.findLast(({ mayClose }) => mayClose) ?? data?.find(({ isClosed }) => !isClosed)
  const period = data?.find(({ id }) => id === shown)
  const title =
    period === undefined
      ? t('attendanceReport.periods')
      : t('attendanceReport.differencesOf', { dates: formatDateRange(period.from, period.to) })
  return (
    <Drawer opened onClose={onClose} position="right" size={560} title={title}>
      {error !== null && data === undefined && <ErrorState error={error} retry={() => void refetch()} />}
      {error === null && data === undefined && <Skeleton height={360} radius="md" />}
      {period !== undefined && (
        <Stack gap="md" align="flex-start">
          <Button
            variant="subtle"
            size="compact-sm"
            leftSection={<IconChevronLeft size={16} aria-hidden />}
            onClick={() => onShow(undefined)}
          >
            {t('attendanceReport.allPeriods')}
          </Button>
          <Differences period={period.id} />
        </Stack>
      )}
      {data !== undefined && period === undefined && (
        <Stack gap="md">
          <Text size="sm" c="dimmed">
            {t('attendanceReport.periodsHint')}
          </Text>
          {data.map(row => (
            <PeriodCard
              key={row.id}
              period={row}
              isNext={row === next}
              older={data.findLast(({ isClosed, to }) => !isClosed && to < row.from)}
              onDifferences={() => onShow(row.id)}
            />
          ))}
          {data.length === 0 && <EmptyState title={t('attendanceReport.noPeriods')} />}
        </Stack>
      )}
    </Drawer>
  )
}
