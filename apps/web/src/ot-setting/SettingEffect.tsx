// What the values of the form would have done to the last closed period, by the rule that settles its records (O1).
import { previewOtSetting } from '@hr/contract/ot-setting.ts'
import type { OtSettingEffect } from '@hr/contract/ot-setting.ts'
import { defaultOtSetting } from '@hr/domain/overtime/default-ot-setting.ts'
import { Button, Card, Group, Skeleton, Stack, Text, Title } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { useId, useState } from 'react'
import { useCall } from '#web/api/use-call.ts'
import { useTranslation } from '#web/i18n/translation.ts'
import { formatDateRange, formatNumber } from '#web/shared/format.ts'
import { usePersonNames } from '#web/ui/PersonName.tsx'
import { effectInput } from './setting-draft.ts'
import type { SettingDraft } from './setting-draft.ts'
import { useChangeText } from './use-change-text.ts'

const waitMs = 500
/** People shown at first. */
const few = 5

type Props = { id: string | undefined; values: SettingDraft }

export function SettingEffect({ id, values }: Props) {
  const { t } = useTranslation()
  const headingId = useId()
  const input = effectInput(id, values)
  const [key] = useDebouncedValue(JSON.stringify(input ?? null), waitMs)
  const asked: typeof input | null = JSON.parse(key)
  const { data } = useCall(previewOtSetting, asked ?? unasked, {
    enabled: asked !== null,
    quiet: true,
    keep: true,
    staleTime: 0,
  })
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
  const nameOf = usePersonNames()
  const changeText = useChangeText()
  const [showsAll, setShowsAll] = useState(false)
  const { period, people, rows } = effect
  if (period === null) return <Text size="sm">{t('otSetting.effectNoPeriod')}</Text>
  if (people === 0) return <Text size="sm">{t('otSetting.effectNone')}</Text>
  const shown = showsAll ? rows : rows.slice(0, few)
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
      <Stack component="ul" gap={6} m={0} p={0} style={{ listStyle: 'none' }}>
        {shown.map(row => (
          <Group component="li" key={row.employee.id} justify="space-between" gap="xs" align="start">
            <Text size="sm">{nameOf(row.employee)}</Text>
            <Stack gap={0} align="end" ml="auto">
              {changeText(row).map(text => (
                <Text key={text} size="sm" c="dimmed" style={{ fontVariantNumeric: 'tabular-nums' }}>
                  {text}
                </Text>
              ))}
            </Stack>
          </Group>
        ))}
      </Stack>
      {rows.length > shown.length && (
        <Button variant="subtle" size="compact-sm" onClick={() => setShowsAll(true)}>
          {t('otSetting.effectAll', { count: formatNumber(rows.length) })}
        </Button>
      )}
      {showsAll && people > rows.length && (
        <Text size="sm" c="dimmed">
          {t('otSetting.effectMore', { count: people - rows.length })}
        </Text>
      )}
    </Stack>
  )
}
