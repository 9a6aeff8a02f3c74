// What the values of the form would have done to the last closed period, by the rule that settles its records (O1).
import { previewOtSetting } from '@hr/contract/ot-setting.ts'
import type { OtSettingEffect } from '@hr/contract/ot-setting.ts'
import { defaultOtSetting } from '@hr/domain/overtime/default-ot-setting.ts'
import { Card, Skeleton, Stack, Text, Title } from '@mantine/core'
import { useId } from 'react'
import { usePreview } from '#web/api/use-preview.ts'
import { useTranslation } from '#web/i18n/translation.ts'
import { AffectedPeople } from '#web/shared/AffectedPeople.tsx'
import { formatDateRange } from '#web/shared/format.ts'
import { effectInput } from './setting-draft.ts'
import type { SettingDraft } from './setting-draft.ts'
import { useChangeText } from './use-change-text.ts'

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
  const changeText = useChangeText()
  const { period, people, rows } = effect
  if (period === null) return <Text size="sm">{t('otSetting.effectNoPeriod')}</Text>
  if (people === 0) return <Text size="sm">{t('otSetting.effectNone')}</Text>
  return (
    <Stack gap="xs">
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
    </Stack>
  )
}
