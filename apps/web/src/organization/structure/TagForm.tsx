// Adds or renames a structure tag.
import { createStructureTag, updateStructureTag } from '@hr/contract/structure-tag.ts'
import type { StructureTag } from '@hr/contract/structure-tag.ts'
import { nameIn } from '@hr/domain/employee/name-in.ts'
import { Paper, TextInput } from '@mantine/core'
import { useTranslation } from '#web/i18n/translation.ts'
import { useLanguage } from '#web/i18n/language.ts'
import { useContractForm } from '#web/shared/form/use-contract-form.ts'
import type { FieldsForm } from '#web/shared/form/use-contract-form.ts'
import { ContractForm, FormActions } from '#web/shared/form/ContractForm.tsx'
import type { AnyContractForm } from '#web/shared/form/ContractForm.tsx'
import { toastSuccess } from '#web/shared/toast.ts'

type Props = { tag: StructureTag | undefined; onClose: () => void }

export function TagForm({ tag, onClose }: Props) {
  return tag === undefined ? <AddTag onClose={onClose} /> : <EditTag tag={tag} onClose={onClose} />
}

function AddTag({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const form = useContractForm(createStructureTag, {
    initialValues: { name: '', nameLo: '' },
    onSuccess: tag => {
      toastSuccess(t('ui.addedNamed', { name: nameIn(tag, language) }))
      onClose()
    },
  })
  return (
    <Fields
      form={form}
      label={t('organization.addTag')}
      submit={t('organization.addTag')}
      onClose={onClose}
    />
  )
}

function EditTag({ tag, onClose }: { tag: StructureTag; onClose: () => void }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const form = useContractForm(updateStructureTag, {
    initialValues: { name: tag.name, nameLo: tag.nameLo },
    fixed: { id: tag.id },
    onSuccess: saved => {
      toastSuccess(t('ui.savedNamed', { name: nameIn(saved, language) }))
      onClose()
    },
  })
  const label = t('organization.editTag', { name: nameIn(tag, language) })
  return <Fields form={form} label={label} submit={t('organization.saveTag')} onClose={onClose} />
}

type Values = { name: string; nameLo: string }
type Form = AnyContractForm & Pick<FieldsForm<Values>, 'field' | 'key'>

function Fields(props: { form: Form; label: string; submit: string; onClose: () => void }) {
  const { t } = useTranslation()
  const { form, label, submit, onClose } = props
  return (
    <Paper withBorder p="md">
      <ContractForm form={form} label={label}>
        <TextInput key={form.key('name')} {...form.field('name', t('ui.nameEn'))} autoFocus />
        <TextInput key={form.key('nameLo')} {...form.field('nameLo', t('ui.nameLo'))} lang="lo" />
        <FormActions form={form} submitLabel={submit} onCancel={onClose} />
      </ContractForm>
    </Paper>
  )
}
