import { addDocument, documentKinds } from '@hr/contract/employee-document.ts'
import { fieldLabel, messageText } from '@hr/contract/messages/text.ts'
import { Select, TextInput } from '@mantine/core'
import { currentLanguage, useLanguage } from '#web/i18n/language.ts'
import { useTranslation } from '#web/i18n/translation.ts'
import { useContractForm } from '#web/shared/form/use-contract-form.ts'
import { FormDrawer } from '#web/shared/form/FormDrawer.tsx'
import { toastSuccess } from '#web/shared/toast.ts'
import { DateField } from '#web/ui/DateField.tsx'
import { FilesField } from '#web/ui/FilesField.tsx'

type Values = { kind: string | null; name: string; expiresOn: string | null; file: '' | 'chosen' }
const empty: Values = { kind: null, name: '', expiresOn: null, file: '' }

const fileMissing = ({ file }: Values) => ({
  file:
    file === ''
      ? messageText(currentLanguage(), 'required', { label: fieldLabel(currentLanguage(), 'file') })
      : undefined,
})

export function AddDocumentDrawer({ employeeId, onClose }: { employeeId: number; onClose: () => void }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const form = useContractForm(addDocument, {
    initialValues: empty,
    fixed: { id: employeeId },
    local: ['file'],
    check: fileMissing,
    onSuccess: () => {
      toastSuccess(t('employeeRecord.documentAdded'))
      onClose()
    },
  })
  const choose = (files: File[]) => {
    form.setFiles(files)
    form.setFieldValue('file', files.length > 0 ? 'chosen' : '')
    const [first] = files
    // The file name is the initial title; the user can change it.
    if (first !== undefined && form.getValues().name === '') {
      form.setFieldValue('name', first.name.replace(/\.[^.]+$/, '').slice(0, 100))
    }
  }
  return (
    <FormDrawer
      form={form}
      title={t('employeeRecord.addDocument')}
      submitLabel={t('employeeRecord.addDocument')}
      onClose={onClose}
    >
      <Select
        key={form.key('kind')}
        {...form.field('kind')}
        data={documentKinds.map(code => ({ value: code, label: t(`employeeRecord.documentKind.${code}`) }))}
        placeholder={t('ui.chooseOne')}
        data-autofocus
      />
      <FilesField
        label={fieldLabel(language, 'file')}
        files={form.files}
        onChange={choose}
        hint={t('employeeRecord.oneFileHint')}
        tooMany={t('employeeRecord.oneFile')}
        most={1}
        required
        error={form.errors.file === undefined ? undefined : String(form.errors.file)}
      />
      <TextInput key={form.key('name')} {...form.field('name')} />
      <DateField key={form.key('expiresOn')} {...form.field('expiresOn')} clearable />
    </FormDrawer>
  )
}
