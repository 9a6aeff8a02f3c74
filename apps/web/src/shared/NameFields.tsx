// The two names of everything that a company can name.
import { TextInput } from '@mantine/core'
import { useTranslation } from '#web/i18n/translation.ts'
import type { FieldsForm } from './contract-form.tsx'

type Named = { name: string; nameLo: string }

export function NameFields({ form }: { form: Pick<FieldsForm<Named>, 'field' | 'key'> }) {
  const { t } = useTranslation()
  return (
    <>
      <TextInput key={form.key('name')} {...form.field('name', t('ui.nameEn'))} data-autofocus />
      <TextInput key={form.key('nameLo')} {...form.field('nameLo', t('ui.nameLo'))} lang="lo" />
    </>
  )
}
