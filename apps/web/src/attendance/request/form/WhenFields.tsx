// First and last day with their times: required if the type needs them, otherwise optional.
import { Group, Input, SegmentedControl, SimpleGrid, Text } from '@mantine/core'
import { useTranslation } from '#web/i18n/translation.ts'
import { DateField } from '#web/ui/DateField.tsx'
import { TimeField } from '#web/ui/TimeField.tsx'
import type { EnteredRequest } from './use-attendance-form.ts'
import { likelyTimes } from '#web/ui/typed-time.ts'

type Props = Pick<EnteredRequest, 'form' | 'values'> & { needsTimes: boolean }

function DatesFields({ form, values }: Omit<Props, 'needsTimes'>) {
  // On a phone the calendar opens without the on-screen keyboard; a hardware keyboard still works.
  const from = { ...form.field('from'), inputMode: 'none' } as const
  const to = { ...form.field('to'), inputMode: 'none' } as const
  const begin = (next: string | null) => {
    form.setFieldValue('from', next, { forceUpdate: false })
    if (next !== null && (values.to === null || values.to < next || values.to === values.from))
      form.setFieldValue('to', next)
  }
  return (
    <SimpleGrid cols={2}>
      <DateField key={form.key('from')} {...from} onChange={begin} data-autofocus />
      <DateField
        key={form.key('to')}
        {...to}
        {...(values.from !== null && { minDate: values.from })}
        onChange={next => form.setFieldValue('to', next, { forceUpdate: false })}
      />
    </SimpleGrid>
  )
}

function TimesFields({ form, values }: Omit<Props, 'needsTimes'>) {
  const { t } = useTranslation()
  const field = (name: 'timeIn' | 'timeOut') => ({
    label: t(`attendanceRequest.${name}`),
    'data-path': name,
    error: form.getInputProps(name).error,
    defaultValue: values[name] ?? '',
    onChange: (next: string) => form.setFieldValue(name, next === '' ? null : next, { forceUpdate: false }),
  })
  return (
    <div>
      <Group grow align="flex-start">
        <TimeField key={form.key('timeIn')} {...field('timeIn')} />
        <TimeField key={form.key('timeOut')} {...field('timeOut')} likely={likelyTimes.end} />
      </Group>
      <Text size="xs" c="dimmed" mt={4}>
        {t('attendanceRequest.timesHint')}
      </Text>
    </div>
  )
}

export function WhenFields({ form, values, needsTimes }: Props) {
  const { t } = useTranslation()
  const choose = (withTimes: boolean) => {
    form.setFieldValue('withTimes', withTimes)
    if (withTimes) return
    form.setFieldValue('timeIn', null)
    form.setFieldValue('timeOut', null)
  }
  return (
    <>
      <DatesFields form={form} values={values} />
      {!needsTimes && (
        <Input.Wrapper label={t('attendanceRequest.times')} labelElement="div">
          <SegmentedControl
            fullWidth
            aria-label={t('attendanceRequest.times')}
            data={[
              { value: 'DAY', label: t('request.wholeDay') },
              { value: 'TIMES', label: t('attendanceRequest.someHours') },
            ]}
            value={values.withTimes ? 'TIMES' : 'DAY'}
            onChange={next => choose(next === 'TIMES')}
          />
        </Input.Wrapper>
      )}
      {(needsTimes || values.withTimes) && <TimesFields form={form} values={values} />}
    </>
  )
}
