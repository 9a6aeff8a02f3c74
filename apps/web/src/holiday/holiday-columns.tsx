import type { HolidayRow } from '@hr/contract/holiday.ts'
import { daysBetween, weekday } from '@hr/domain/calendar/local-date.ts'
import { Stack, Text } from '@mantine/core'
import { useLanguage } from '#web/i18n/language.ts'
import { BothNames } from '#web/shared/BothNames.tsx'
import { useTranslation } from '#web/i18n/translation.ts'
import { formatDateRange, formatNumber, weekdayNames } from '#web/shared/format.ts'
import { useEditColumn } from '#web/shared/resource/use-edit-column.tsx'
import type { ResourceView } from '#web/shared/resource/resource-view.ts'
import type { Column } from '#web/ui/DataList.tsx'

function Dates({ row }: { row: HolidayRow }) {
  const language = useLanguage()
  const { shownFrom, shownTo } = row
  return (
    <Stack gap={0}>
      <Text size="sm">{formatDateRange(shownFrom, shownTo)}</Text>
      {shownFrom === shownTo && (
        <Text size="xs" c="dimmed">
          {weekdayNames(language)[weekday(shownFrom)]}
        </Text>
      )}
    </Stack>
  )
}

export function useHolidayColumns(view: ResourceView): readonly Column<HolidayRow>[] {
  const { t } = useTranslation()
  const edit = useEditColumn<HolidayRow>(view)
  return [
    { id: 'date', title: t('holiday.date'), width: 220, card: 'corner', cell: row => <Dates row={row} /> },
    {
      id: 'name',
      title: t('holiday.name'),
      card: 'title',
      cell: row => <BothNames row={row} />,
    },
    {
      id: 'length',
      title: t('holiday.length'),
      align: 'right',
      cell: row => formatNumber(daysBetween(row.shownFrom, row.shownTo) + 1),
    },
    {
      id: 'yearly',
      title: t('holiday.repeats'),
      cell: row => t(row.yearly ? 'holiday.yearly' : 'holiday.onlyOnce'),
    },
    ...edit,
  ]
}
