import { weekday } from '@hr/domain/calendar/local-date.ts'
import { Drawer, Stack, Text } from '@mantine/core'
import { useTranslation } from '#web/i18n/translation.ts'
import { useLanguage } from '#web/i18n/language.ts'
import { formatDate, nameIn, weekdayNames } from '#web/shared/format.ts'
import { AwayList } from './AwayList.tsx'
import type { Day } from './DayCell.tsx'

/** Everybody who is away on a day. */
export function DayDrawer({ day, onClose }: { day: Day | undefined; onClose: () => void }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const title =
    day === undefined ? '' : `${weekdayNames(language)[weekday(day.date)]} ${formatDate(day.date)}`
  return (
    <Drawer
      opened={day !== undefined}
      onClose={onClose}
      position="right"
      size={420}
      title={title}
      closeButtonProps={{ 'aria-label': t('ui.close') }}
    >
      {day !== undefined && (
        <Stack gap="sm">
          {day.holidays.map(holiday => (
            <Text key={holiday.from} fw={600} c="var(--mantine-color-brand-text)">
              {nameIn(language, holiday)}
            </Text>
          ))}
          <AwayList date={day.date} leaves={day.leaves} />
        </Stack>
      )}
    </Drawer>
  )
}
