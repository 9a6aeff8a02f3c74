import { Fieldset, SegmentedControl, Input, SimpleGrid, Stack, Switch, TextInput } from '@mantine/core'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { useTranslation } from '#web/i18n/translation.ts'
import type { FieldsForm } from '#web/shared/form/use-contract-form.ts'
import { NameFields } from '#web/shared/resource/ResourceForm.tsx'
import { ColorField } from '#web/ui/ColorField.tsx'
import { NumberField } from '#web/ui/NumberField.tsx'
import type { LeaveTypeValues } from './leave-type-values.ts'

type Form = Pick<FieldsForm<LeaveTypeValues>, 'field' | 'key' | 'getInputProps'>

/** `children` are below the days per year. */
export function LeaveTypeFields({ form, children }: { form: Form; children?: ReactNode }) {
  return (
    <>
      <Names form={form} />
      <Days form={form}>{children}</Days>
      <Rules form={form} />
    </>
  )
}

function Names({ form }: { form: Form }) {
  const { t } = useTranslation()
  return (
    <Fieldset legend={t('leaveType.names')}>
      <Stack gap="sm">
        <NameFields form={form} />
        <TextInput
          key={form.key('code')}
          {...form.field('code', t('leaveType.code'))}
          description={t('leaveType.codeHint')}
        />
        <ColorField
          key={form.key('color')}
          {...form.getInputProps('color')}
          label={t('leaveType.color')}
          description={t('leaveType.colorHint')}
          colorLabel={number => t('leaveType.colorNumber', { number })}
        />
      </Stack>
    </Fieldset>
  )
}

const mainFields = [
  ['amount', 'amount', 'amountHint'],
  ['maxConsecutiveDays', 'longest', 'longestHint'],
] as const
const otherFields = [
  ['carryOverAmount', 'carryOver', 'carryOverHint'],
  ['expiredAmount', 'expires', 'expiresHint'],
  ['attachFileDayOver', 'fileOver', 'fileOverHint'],
] as const

/** The field has no maximum, so that a number over 365 gets the spec's message. */
function Days({ form, children }: { form: Form; children: ReactNode }) {
  const { t } = useTranslation()
  return (
    <Fieldset legend={t('leaveType.days')}>
      <Stack gap="sm">
        <DayFields form={form} fields={mainFields} />
        {children}
        <DayFields form={form} fields={otherFields} />
      </Stack>
    </Fieldset>
  )
}

type DayFieldsProps = { form: Form; fields: typeof mainFields | typeof otherFields }

function DayFields({ form, fields }: DayFieldsProps) {
  const { t } = useTranslation()
  return (
    <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="sm">
      {fields.map(([name, label, hint]) => (
        <NumberField
          key={form.key(name)}
          {...form.field(name, t(`leaveType.${label}`))}
          description={t(`leaveType.${hint}`)}
          mayBeEmpty={name === 'amount'}
        />
      ))}
    </SimpleGrid>
  )
}

const switches = [
  ['paid', 'paid', 'paidHint'],
  ['proRata', 'proRata', 'proRataHint'],
  ['countsWeekendsAndHolidays', 'calendarDays', 'calendarDaysHint'],
  ['isActive', 'active', 'activeHint'],
] as const

function Rules({ form }: { form: Form }) {
  const { t } = useTranslation()
  const { defaultValue, onChange } = form.getInputProps('gender')
  const [gender, setGender] = useState(String(defaultValue ?? ''))
  return (
    <Fieldset legend={t('leaveType.rules')}>
      <Stack>
        {switches.map(([name, label, hint]) => (
          <Switch
            key={form.key(name)}
            {...form.getInputProps(name, { type: 'checkbox' })}
            label={t(`leaveType.${label}`)}
            description={t(`leaveType.${hint}`)}
          />
        ))}
        <Input.Wrapper label={t('leaveType.openTo')} labelElement="div">
          <SegmentedControl
            fullWidth
            aria-label={t('leaveType.openTo')}
            value={gender}
            onChange={next => {
              setGender(next)
              onChange(next)
            }}
            data={[
              { value: '', label: t('leaveType.everybody') },
              { value: 'female', label: t('leaveType.women') },
              { value: 'male', label: t('leaveType.men') },
            ]}
          />
        </Input.Wrapper>
      </Stack>
    </Fieldset>
  )
}
