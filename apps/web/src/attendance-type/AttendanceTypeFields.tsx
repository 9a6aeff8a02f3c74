import { Fieldset, Stack, Switch, TextInput } from '@mantine/core'
import { useTranslation } from '#web/i18n/translation.ts'
import type { FieldsForm } from '#web/shared/form/use-contract-form.ts'
import { NameFields } from '#web/shared/resource/ResourceForm.tsx'
import type { AttendanceTypeValues } from './attendance-type-values.ts'

const switches = [
  ['needsTimes', 'needsTimes', 'needsTimesHint'],
  ['needsFile', 'needsFile', 'needsFileHint'],
  ['isActive', 'active', 'activeHint'],
] as const

export function AttendanceTypeFields({ form }: { form: FieldsForm<AttendanceTypeValues> }) {
  const { t } = useTranslation()
  return (
    <>
      <Fieldset legend={t('attendanceType.names')}>
        <Stack gap="sm">
          <NameFields form={form} />
          <TextInput
            key={form.key('code')}
            {...form.field('code', t('attendanceType.code'))}
            description={t('attendanceType.codeHint')}
          />
        </Stack>
      </Fieldset>
      <Fieldset legend={t('attendanceType.rules')}>
        <Stack>
          {switches.map(([name, label, hint]) => (
            <Switch
              key={form.key(name)}
              {...form.getInputProps(name, { type: 'checkbox' })}
              label={t(`attendanceType.${label}`)}
              description={t(`attendanceType.${hint}`)}
            />
          ))}
        </Stack>
      </Fieldset>
    </>
  )
}
