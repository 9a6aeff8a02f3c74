// The names and the description of a role, of a company or of the operator console.
import { Textarea } from '@mantine/core'
import { useTranslation } from '#web/i18n/translation.ts'
import type { FieldsForm } from '#web/shared/form/use-contract-form.ts'
import { NameFields } from '#web/shared/resource/ResourceForm.tsx'

type Values = { name: string; nameLo: string; description: string }

export function RoleFields({ form }: { form: Pick<FieldsForm<Values>, 'field' | 'key'> }) {
  const { t } = useTranslation()
  return (
    <>
      <NameFields form={form} />
      <Textarea
        key={form.key('description')}
        {...form.field('description', t('access.about'))}
        description={t('access.aboutHint')}
        minRows={3}
        maxRows={8}
      />
    </>
  )
}
