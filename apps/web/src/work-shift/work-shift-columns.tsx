import type { WorkShift } from '@hr/contract/work-shift.ts'
import { nextWeek, shownDay, weekAsOf, weekSummary } from '@hr/domain/attendance/shift-week.ts'
import { Badge, Group, Stack, Text } from '@mantine/core'
import { useTranslation } from '#web/i18n/translation.ts'
import { BothNames } from '#web/shared/BothNames.tsx'
import { formatDate, formatNumber } from '#web/shared/format.ts'
import { WeekLines } from '#web/shared/WeekLines.tsx'
import { useToday } from '#web/shared/use-today.ts'
import type { Column } from '#web/ui/DataList.tsx'
import { StatusBadge } from '#web/ui/StatusBadge.tsx'

/** The week now, and the next one that differs: a change from tomorrow on is seen at once. */
function Weeks({ shift }: { shift: WorkShift }) {
  const { t } = useTranslation()
  const day = shownDay(shift.items, useToday())
  const next = nextWeek(shift, day)
  return (
    <Stack gap={0}>
      <WeekLines week={weekSummary(weekAsOf(shift, day))} />
      {next && (
        <>
          <Text size="xs" c="dimmed" mt={4}>
            {t('workShift.weekFrom', { date: formatDate(next.from) })}
          </Text>
          <WeekLines week={next.days} />
        </>
      )}
    </Stack>
  )
}

export function useWorkShiftColumns(): readonly Column<WorkShift>[] {
  const { t } = useTranslation()
  return [
    {
      id: 'name',
      title: t('workShift.shift'),
      card: 'title',
      cell: row => (
        <Group gap="xs" wrap="nowrap">
          <BothNames row={row} />
          {row.isDefault && <Badge>{t('workShift.default')}</Badge>}
        </Group>
      ),
    },
    {
      id: 'code',
      title: t('workShift.code'),
      folds: 1,
      isBlank: row => row.code === '',
      cell: row => row.code || '–',
    },
    {
      id: 'week',
      title: t('workShift.week'),
      cell: row => <Weeks shift={row} />,
    },
    {
      id: 'mode',
      title: t('workShift.checkMode'),
      folds: 2,
      cell: row => t(`workShift.mode.${row.checkMode}`),
    },
    {
      id: 'grace',
      title: t('workShift.grace'),
      align: 'right',
      isBlank: row => row.graceMinutes === 0,
      cell: row => (row.graceMinutes === 0 ? '–' : t('workShift.minutes', { count: row.graceMinutes })),
    },
    { id: 'holders', title: t('workShift.holders'), align: 'right', cell: row => formatNumber(row.holders) },
    {
      id: 'status',
      title: t('ui.status'),
      card: 'corner',
      cell: row => <StatusBadge status={row.isActive ? 'ACTIVE' : 'INACTIVE'} />,
    },
  ]
}
