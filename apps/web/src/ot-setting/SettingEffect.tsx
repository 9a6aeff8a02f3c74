// What the values of the form would have done to the last closed period, by the rule that settles its records (O1).
import { previewOtSetting } from '@hr/contract/ot-setting.ts'
import type { OtSettingEffect } from '@hr/contract/ot-setting.ts'
import { defaultOtSetting } from '@hr/domain/overtime/default-ot-setting.ts'
import { Card, Skeleton, Stack, Text, Title } from '@mantine/core'
import { useId } from 'react'
import { usePreview } from '#web/api/use-preview.ts'
import { useTranslation } from '#web/i18n/translation.ts'
import { AffectedPeople } from '#web/shared/effect/AffectedPeople.tsx'
import { formatDateRange } from '#web/shared/format.ts'
import { moneyText } from '#web/shared/money/money.ts'
import { useCurrencies } from '#web/shared/money/use-currencies.ts'
import { useDuration } from '#web/shared/use-duration.ts'
import { effectInput } from './setting-draft.ts'
import type { SettingDraft } from './setting-draft.ts'

type Change = Pick<OtSettingEffect, 'minutes' | 'pay'>

/** Only what changes: ['45 h → 40 h', '1,200,000 LAK → 1,000,000 LAK'] */
function useChangeText(): (change: Change) => string[] {
  const duration = useDuration()
  const { all } = useCurrencies()
  const arrow = (before: string, after: string) => `${before} → ${after}`
  return ({ minutes, pay }) => [
    ...(minutes.before === minutes.after ? [] : [arrow(duration(minutes.before), duration(minutes.after))]),
    ...(pay ?? []).flatMap(({ currency, before, after }) =>
      before === after ? [] : [arrow(moneyText(before, currency, all), moneyText(after, currency, all))],
    ),
  ]
}

type Props = { id: string | undefined; values: SettingDraft }

export function SettingEffect({ id, values }: Props) {
  const { t } = useTranslation()
  const headingId = useId()
  const input = effectInput(id, values)
  const { preview: data } = usePreview(previewOtSetting, input, unasked)
  return (
    <Card withBorder component="section" aria-labelledby={headingId}>
      <Stack gap="sm">
        <div>
          <Title order={2} size="h4" id={headingId}>
            {t('otSetting.effect')}
          </Title>
          <Text size="sm" c="dimmed">
            {data?.period
              ? t('otSetting.effectHint', { dates: formatDateRange(data.period.from, data.period.to) })
              : t('otSetting.effectGeneralHint')}
          </Text>
        </div>
        <div role="status">
          {input === undefined ? (
            <Text size="sm" c="dimmed">
              {t('otSetting.effectIncomplete')}
            </Text>
          ) : data ? (
            <Effect effect={data} />
          ) : (
            <Skeleton height={40} />
          )}
        </div>
      </Stack>
    </Card>
  )
}

/** While nothing is asked. */
const unasked = { ...defaultOtSetting, dailyOtTime: [], from: '', jobGradeIds: [] }

function Effect({ effect }: { effect: OtSettingEffect }) {
  const { t } = useTranslation()
  const { aboveLimits } = effect
  return (
    <Stack gap="xs">
      <OfLastPeriod effect={effect} />
      {aboveLimits > 0 && (
        <Text size="sm" fw={600}>
          {t('otSetting.effectAboveLimits', { count: aboveLimits })}
        </Text>
      )}
    </Stack>
  )
}

function OfLastPeriod({ effect }: { effect: OtSettingEffect }) {
  const { t } = useTranslation()
  const changeText = useChangeText()
  const { period, people, rows } = effect
  if (period === null) return <Text size="sm">{t('otSetting.effectNoPeriod')}</Text>
  if (people === 0) return <Text size="sm">{t('otSetting.effectNone')}</Text>
  return (
    <>
      <Text size="sm" fw={600}>
        {t('otSetting.effectPeople', { count: people })}
      </Text>
      {changeText(effect).map(text => (
        <Text key={text} size="sm" style={{ fontVariantNumeric: 'tabular-nums' }}>
          {text}
        </Text>
      ))}
      <AffectedPeople
        rows={rows.map(row => ({ employee: row.employee, texts: changeText(row) }))}
        people={people}
      />
    </>
  )
}
