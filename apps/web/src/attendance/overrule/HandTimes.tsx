import { fieldLabel } from '@hr/contract/messages/text.ts'
import { Group, Stack, Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { useLanguage } from '#web/i18n/language.ts'
import { useTranslation } from '#web/i18n/translation.ts'
import { TimeField } from '#web/ui/TimeField.tsx'
import { likelyTimes } from '#web/ui/typed-time.ts'

export type TimesText = { readonly timeIn: string; readonly timeOut: string }
type Props = {
  times: TimesText
  onChange: (change: Partial<TimesText>) => void
  errors: { readonly timeIn?: ReactNode; readonly timeOut?: ReactNode }
}

/** Both manual times; an empty one keeps the punch. */
export function HandTimes({ times, onChange, errors }: Props) {
  const { t } = useTranslation()
  const language = useLanguage()
  return (
    <Stack gap={4}>
      <Group grow align="flex-start">
        <TimeField
          label={fieldLabel(language, 'timeIn')}
          data-path="timeIn"
          defaultValue={times.timeIn}
          error={errors.timeIn}
          onChange={timeIn => onChange({ timeIn })}
        />
        <TimeField
          label={fieldLabel(language, 'timeOut')}
          data-path="timeOut"
          likely={likelyTimes.end}
          defaultValue={times.timeOut}
          error={errors.timeOut}
          onChange={timeOut => onChange({ timeOut })}
        />
      </Group>
      <Text size="xs" c="dimmed">
        {t('overrule.timesHint')}
      </Text>
    </Stack>
  )
}
