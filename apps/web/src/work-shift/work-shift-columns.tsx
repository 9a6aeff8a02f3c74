import type { WorkShift } from '@hr/contract/work-shift.ts'
import { shiftWeek, shownDay, weekSummary } from '@hr/domain/attendance/shift-week.ts'
import { Badge, Group, Stack, Text } from '@mantine/core'
import { useLanguage } from '#web/i18n/language.ts'
import { useTranslation } from '#web/i18n/translation.ts'
import { BothNames } from '#web/shared/BothNames.tsx'
import { formatNumber, shortWeekdayNames } from '#web/shared/format.ts'
import { useToday } from '#web/shared/use-today.ts'
import type { Column } from '#web/ui/DataList.tsx'
import { StatusBadge } from '#web/ui/StatusBadge.tsx'

/** One text per group of days. */
function useWeekText(): (shift: WorkShift) => string[] {
  const names = shortWeekdayNames(useLanguage())
  const today = useToday()
  return shift =>
    weekSummary(shiftWeek(shift, shownDay(shift.items, today))).map(({ days, timeIn, timeOut }) => {
      const [first, last] = [days[0] ?? 0, days.at(-1) ?? 0]
      const span = first === last ? names[first] : `${names[first]} - ${names[last]}`
      return `${span} ${timeIn} - ${timeOut}`
    })
}

export function useWorkShiftColumns(): readonly Column<WorkShift>[] {
  const { t } = useTranslation()
  const weekText = useWeekText()
  return [
    {
      id: 'name',
      title: t('workShift.shift'),
      card: 'title',
      cell: row => (
        <Group gap="xs" wrap="nowrap">
          <BothNames row={row} />
          {row.isDefault && <Badge variant="light">{t('workShift.default')}</Badge>}
        </Group>
      ),
    },
    { id: 'code', title: t('workShift.code'), isBlank: row => row.code === '', cell: row => row.code || '–' },
    {
      id: 'week',
      title: t('workShift.week'),
      cell: row => (
        <Stack gap={0}>
          {weekText(row).map(text => (
            <Text key={text} size="sm" style={{ fontVariantNumeric: 'tabular-nums' }}>
              {text}
            </Text>
          ))}
        </Stack>
      ),
    },
    { id: 'mode', title: t('workShift.checkMode'), cell: row => t(`workShift.mode.${row.checkMode}`) },
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
