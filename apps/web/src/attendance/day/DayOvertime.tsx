import type { explainDay } from '@hr/contract/attendance.ts'
import type { OutputOf } from '@hr/contract/endpoint.ts'
import { List } from '@mantine/core'
import { useLanguage } from '#web/i18n/language.ts'
import { useTranslation } from '#web/i18n/translation.ts'
import { DayPart } from '#web/shared/DayPart.tsx'

type Overtime = NonNullable<OutputOf<typeof explainDay>['overtime']>

/** How the overtime record of the day came about (O3). */
export function DayOvertime({ reasons }: Pick<Overtime, 'reasons'>) {
  const { t } = useTranslation()
  const language = useLanguage()
  return (
    <DayPart title={t('attendanceDay.overtime')}>
      <List size="sm" spacing={4}>
        {reasons.map(words => (
          <List.Item key={words.en}>{words[language]}</List.Item>
        ))}
      </List>
    </DayPart>
  )
}
