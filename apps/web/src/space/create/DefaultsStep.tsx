// Second step: what the company begins with.
import { Checkbox, Text } from '@mantine/core'
import { useTranslation } from '#web/i18n/translation.ts'
import type { CompanyForm } from './company-values.ts'

const choices = [
  { name: 'holidays', taken: 'laos' },
  { name: 'leaveTypes', taken: 'defaults' },
  { name: 'attendanceTypes', taken: 'defaults' },
  { name: 'attendanceRates', taken: 'defaults' },
] as const

export function DefaultsStep({ form }: { form: CompanyForm }) {
  const { t } = useTranslation()
  return (
    <>
      <Text size="sm" c="dimmed">
        {t('space.defaultsText')}
      </Text>
      {choices.map(({ name, taken }) => (
        <Checkbox
          key={name}
          label={t(`space.defaults.${name}`)}
          description={t(`space.defaultsHint.${name}`)}
          defaultChecked={form.getValues()[name] === taken}
          onChange={event => form.setFieldValue(name, event.currentTarget.checked ? taken : 'none')}
        />
      ))}
    </>
  )
}
