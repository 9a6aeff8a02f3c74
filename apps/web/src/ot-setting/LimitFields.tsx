// The nine numbers of a setting by what they do, each group with what its numbers mean.
import { otLimits } from '@hr/contract/ot-setting.ts'
import type { OtFigure } from '@hr/domain/overtime/ot-setting.ts'
import { overtimeAmount } from '@hr/domain/overtime/overtime-amount.ts'
import { Fieldset, SimpleGrid, Stack, Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { useTranslation } from '#web/i18n/translation.ts'
import { formatNumber } from '#web/shared/format.ts'
import { NumberField } from '#web/ui/NumberField.tsx'
import { isFigure } from './setting-draft.ts'
import type { SettingDraft, SettingFormApi } from './setting-draft.ts'
import { exampleSalary } from './TryOut.tsx'

const hour = [{ percent: 100, minutes: 60 }] as const

export function LimitFields({ form, values }: { form: SettingFormApi; values: SettingDraft }) {
  const { t } = useTranslation()
  const fields = (...names: readonly OtFigure[]) =>
    names.map(name => (
      <NumberField
        key={form.key(name)}
        {...form.field(name)}
        min={otLimits[name].min}
        max={otLimits[name].max}
        decimals={0}
        mayBeEmpty
        styles={{ wrapper: { maxWidth: 140 } }}
      />
    ))
  const { workingDayPerMonth, workingHourPerDay } = values
  const {
    totalHourRequiredBreak: total,
    breakTimeDeductionDuration: length,
    breakTimeStartAfter: after,
  } = values
  const breakHint =
    isFigure('totalHourRequiredBreak', total) &&
    isFigure('breakTimeDeductionDuration', length) &&
    isFigure('breakTimeStartAfter', after) &&
    t('otSetting.breakHint', { total, length, after })
  const payHint =
    isFigure('workingDayPerMonth', workingDayPerMonth) &&
    isFigure('workingHourPerDay', workingHourPerDay) &&
    t('otSetting.payHint', {
      days: workingDayPerMonth,
      hours: workingHourPerDay,
      salary: formatNumber(exampleSalary),
      pay: formatNumber(overtimeAmount(hour, { workingDayPerMonth, workingHourPerDay }, exampleSalary)),
    })
  return (
    <>
      <Figures title={t('otSetting.bounds')} hint={t('otSetting.boundsHint')}>
        {fields('maxHourPerDay', 'maxHourPerMonth', 'maxConsecutiveDays', 'minHourPerRequest')}
      </Figures>
      <Figures title={t('otSetting.breaks')} hint={breakHint}>
        {fields('totalHourRequiredBreak', 'breakTimeDeductionDuration', 'breakTimeStartAfter')}
      </Figures>
      <Figures title={t('otSetting.pay')} hint={payHint}>
        {fields('workingDayPerMonth', 'workingHourPerDay')}
      </Figures>
    </>
  )
}

type FiguresProps = { title: string; hint: string | false; children: ReactNode }

const Figures = ({ title, hint, children }: FiguresProps) => (
  <Fieldset legend={title}>
    <Stack gap="sm">
      <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="sm">
        {children}
      </SimpleGrid>
      {hint !== false && (
        <Text size="sm" c="dimmed">
          {hint}
        </Text>
      )}
    </Stack>
  </Fieldset>
)
