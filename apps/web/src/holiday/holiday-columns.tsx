import type { HolidayRow } from '@hr/contract/holiday.ts'
import { daysBetween, weekday } from '@hr/domain/calendar/local-date.ts'
import { Stack, Text } from '@mantine/core'
import { useLanguage } from '#web/i18n/language.ts'
import { BothNames } from '#web/shared/BothNames.tsx'
import { useTranslation } from '#web/i18n/translation.ts'
import { formatDateRange, formatNumber, nameIn, weekdayNames } from '#web/shared/format.ts'
import type { Column } from '#web/ui/DataList.tsx'
import { RowButton } from '#web/ui/RowButton.tsx'

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

/** `onEdit` is missing for readers who may not change anything. */
export function useHolidayColumns(onEdit: ((id: string) => void) | undefined): readonly Column<HolidayRow>[] {
  const { t } = useTranslation()
  const language = useLanguage()
  const columns: readonly Column<HolidayRow>[] = [
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
      cell: row => t(row.yearly ? 'holiday.yearly' : 'holiday.once'),
    },
  ]
  if (onEdit === undefined) return columns
  const edit: Column<HolidayRow> = {
    id: 'edit',
    title: t('ui.actions'),
    align: 'right',
    card: 'foot',
    cell: row => (
      <RowButton
        text={t('ui.edit')}
        label={t('ui.editNamed', { name: nameIn(language, row) })}
        onClick={() => onEdit(row.id)}
      />
    ),
  }
  return [...columns, edit]
}
