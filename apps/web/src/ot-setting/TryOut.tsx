// What some hours of overtime pay by the values of the form, by the rule that pays them (O4 to O6).
import { otDayTypeText } from '@hr/contract/messages/law-point.ts'
import { otLimits } from '@hr/contract/ot-setting.ts'
import { minutesOf } from '@hr/domain/calendar/day-halves.ts'
import { otDayTypes } from '@hr/domain/overtime/ot-setting.ts'
import type { OtDayType } from '@hr/domain/overtime/ot-setting.ts'
import { Card, Select, SimpleGrid, Stack, Text, Title } from '@mantine/core'
import { useId, useState } from 'react'
import type { KeyboardEvent } from 'react'
import { useLanguage } from '#web/i18n/language.ts'
import { useTranslation } from '#web/i18n/translation.ts'
import { NumberField } from '#web/ui/NumberField.tsx'
import { TimeField } from '#web/ui/TimeField.tsx'
import { isTimed, wholeSetting } from './setting-draft.ts'
import type { SettingDraft } from './setting-draft.ts'
import { TryOutcome } from './TryOutcome.tsx'

export const exampleSalary = 5_200_000

/** The panel is inside the form, and Enter would save it. */
const withoutSaving = (event: KeyboardEvent) => {
  if (event.key === 'Enter') event.preventDefault()
}

export function TryOut({ values }: { values: SettingDraft }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const headingId = useId()
  const [dayType, setDayType] = useState<OtDayType>('WORKDAY')
  const [salary, setSalary] = useState<number | null>(exampleSalary)
  const [usedHours, setUsedHours] = useState<number | null>(0)
  const [times, setTimes] = useState({ timeIn: '17:30', timeOut: '22:30' })
  const setting = wholeSetting(values)
  return (
    <Card withBorder component="section" aria-labelledby={headingId} onKeyDown={withoutSaving}>
      <Stack gap="sm">
        <div>
          <Title order={2} size="h4" id={headingId}>
            {t('otSetting.tryOut')}
          </Title>
          <Text size="sm" c="dimmed">
            {t('otSetting.tryHint')}
          </Text>
        </div>
        <Select
          label={t('otSetting.tryDay')}
          value={dayType}
          onChange={value => value !== null && setDayType(value)}
          allowDeselect={false}
          data={otDayTypes.map(value => ({ value, label: otDayTypeText(language, value) }))}
        />
        <SimpleGrid cols={2} spacing="sm">
          <TimeField
            label={t('otSetting.tryFrom')}
            defaultValue={times.timeIn}
            onChange={timeIn => setTimes({ ...times, timeIn })}
          />
          <TimeField
            label={t('otSetting.tryTo')}
            defaultValue={times.timeOut}
            onChange={timeOut => setTimes({ ...times, timeOut })}
          />
          <NumberField
            label={t('otSetting.trySalary')}
            defaultValue={salary}
            onChange={setSalary}
            decimals={0}
          />
          <NumberField
            label={t('otSetting.tryMonth')}
            defaultValue={usedHours}
            onChange={setUsedHours}
            decimals={0}
            max={otLimits.maxHourPerMonth.max}
          />
        </SimpleGrid>
        <div role="status">
          {setting !== undefined && isTimed(times) ? (
            <TryOutcome
              setting={setting}
              dayType={dayType}
              time={minutesOf(times)}
              salary={salary || 0}
              usedHours={usedHours || 0}
            />
          ) : (
            <Text size="sm" c="dimmed">
              {t('otSetting.tryIncomplete')}
            </Text>
          )}
        </div>
      </Stack>
    </Card>
  )
}
