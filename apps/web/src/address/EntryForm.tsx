// Adds or renames a province, district or village for this company.
import { createAddressEntry, updateAddressEntry } from '@hr/contract/address.ts'
import type { AddressEntry, AddressLevel } from '@hr/contract/address.ts'
import { TextInput } from '@mantine/core'
import { useTranslation } from '#web/i18n/translation.ts'
import { useLanguage } from '#web/i18n/language.ts'
import { useContractForm } from '#web/shared/contract-form.tsx'
import { FormDrawer } from '#web/shared/FormDrawer.tsx'
import { nameIn } from '#web/shared/format.ts'
import { toastSuccess } from '#web/shared/toast.ts'
import { levelTexts, staleByAddress } from './level-texts.ts'

type Props = { level: AddressLevel; parentId: number | null; row?: AddressEntry; onClose: () => void }

export function EntryForm({ row, ...props }: Props) {
  return row === undefined ? <AddForm {...props} /> : <EditForm {...props} row={row} />
}

function AddForm({ level, parentId, onClose }: Omit<Props, 'row'>) {
  const { t } = useTranslation()
  const language = useLanguage()
  const form = useContractForm(createAddressEntry, {
    initialValues: { name: '', nameLo: '' },
    fixed: { level, parentId },
    refreshes: staleByAddress,
    onSuccess: added => {
      toastSuccess(t('address.added', { name: nameIn(language, added) }))
      onClose()
    },
  })
  const title = t(levelTexts[level].add)
  return (
    <FormDrawer form={form} title={title} submitLabel={title} onClose={onClose}>
      <Fields form={form} />
    </FormDrawer>
  )
}

type EditProps = { level: AddressLevel; row: AddressEntry; onClose: () => void }

function EditForm({ level, row, onClose }: EditProps) {
  const { t } = useTranslation()
  const language = useLanguage()
  const form = useContractForm(updateAddressEntry, {
    initialValues: { name: row.name, nameLo: row.nameLo },
    fixed: { level, id: row.id },
    refreshes: staleByAddress,
    onSuccess: saved => {
      toastSuccess(t('address.saved', { name: nameIn(language, saved) }))
      onClose()
    },
  })
  return (
    <FormDrawer
      form={form}
      title={t('address.editNamed', { name: nameIn(language, row) })}
      submitLabel={t(levelTexts[level].save)}
      onClose={onClose}
    >
      <Fields form={form} />
    </FormDrawer>
  )
}

type Values = { name: string; nameLo: string }
type Form = Pick<ReturnType<typeof useContractForm<never, Values>>, 'field' | 'key'>

function Fields({ form }: { form: Form }) {
  const { t } = useTranslation()
  return (
    <>
      <TextInput key={form.key('name')} {...form.field('name', t('address.nameLatin'))} data-autofocus />
      <TextInput key={form.key('nameLo')} {...form.field('nameLo', t('address.nameLo'))} lang="lo" />
    </>
  )
}
