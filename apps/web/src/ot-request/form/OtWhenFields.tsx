// The date and the times of overtime.
import { Group, Text } from '@mantine/core'
import { useTranslation } from '#web/i18n/translation.ts'
import { DateField } from '#web/ui/DateField.tsx'
import { TimeField } from '#web/ui/TimeField.tsx'
import { likelyTimes } from '#web/ui/typed-time.ts'

type Name = 'date' | 'timeIn' | 'timeOut'
/** The part of a form that these fields use. */
type Form = { readonly key: (name: Name) => string; readonly field: (name: Name) => object }

export function OtWhenFields({ form }: { form: Form }) {
  const { t } = useTranslation()
  return (
    <>
      {/* On a phone the calendar opens without the on-screen keyboard. */}
      <DateField key={form.key('date')} {...form.field('date')} inputMode="none" data-autofocus />
      <div>
        <Group grow align="flex-start">
          <TimeField key={form.key('timeIn')} {...form.field('timeIn')} likely={likelyTimes.end} />
          <TimeField key={form.key('timeOut')} {...form.field('timeOut')} likely={likelyTimes.overtimeEnd} />
        </Group>
        <Text size="xs" c="dimmed" mt={4}>
          {t('ot.timesHint')}
        </Text>
      </div>
    </>
  )
}
