// Adds or renames a province, district or village for this company.
import { createAddressEntry, updateAddressEntry } from '@hr/contract/address.ts'
import type { AddressEntry, AddressLevel } from '@hr/contract/address.ts'
import { nameIn } from '@hr/domain/employee/name-in.ts'
import { TextInput } from '@mantine/core'
import { useTranslation } from '#web/i18n/translation.ts'
import { useLanguage } from '#web/i18n/language.ts'
import type { FieldsForm } from '#web/shared/form/use-contract-form.ts'
import { ResourceForm } from '#web/shared/resource/ResourceForm.tsx'
import { levelTexts } from './level-texts.ts'

type Props = { level: AddressLevel; parentId: number | null; row?: AddressEntry; onClose: () => void }

export function EntryForm({ level, parentId, row, onClose }: Props) {
  const { t } = useTranslation()
  const language = useLanguage()
  const { add, save } = levelTexts[level]
  return row === undefined ? (
    <ResourceForm
      onClose={onClose}
      endpoint={createAddressEntry}
      values={{ name: '', nameLo: '' }}
      fixed={{ level, parentId }}
      title={t(add)}
      submitLabel={t(add)}
      done={added => t('ui.addedNamed', { name: nameIn(added, language) })}
    >
      {form => <Fields form={form} />}
    </ResourceForm>
  ) : (
    <ResourceForm
      onClose={onClose}
      endpoint={updateAddressEntry}
      values={{ name: row.name, nameLo: row.nameLo }}
      fixed={{ level, id: row.id }}
      title={t('ui.editNamed', { name: nameIn(row, language) })}
      submitLabel={t(save)}
      done={saved => t('ui.savedNamed', { name: nameIn(saved, language) })}
    >
      {form => <Fields form={form} />}
    </ResourceForm>
  )
}

function Fields({ form }: { form: Pick<FieldsForm<{ name: string; nameLo: string }>, 'field' | 'key'> }) {
  const { t } = useTranslation()
  return (
    <>
      <TextInput key={form.key('name')} {...form.field('name', t('address.nameLatin'))} data-autofocus />
      <TextInput key={form.key('nameLo')} {...form.field('nameLo', t('ui.nameLo'))} lang="lo" />
    </>
  )
}
