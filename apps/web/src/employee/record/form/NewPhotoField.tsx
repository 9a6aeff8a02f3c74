// The photo of a new employee, sent with the form.
import { fieldLabel } from '@hr/contract/messages/text.ts'
import { useLanguage } from '#web/i18n/language.ts'
import { PhotoField } from '#web/ui/PhotoField.tsx'
import type { CreateForm } from './create-draft.ts'

export function NewPhotoField({ form }: { form: CreateForm }) {
  const language = useLanguage()
  const choose = (file: File | undefined) => {
    form.setFiles(file === undefined ? [] : [file])
    form.setFieldValue('photo', file === undefined ? '' : 'chosen')
  }
  return (
    <PhotoField
      label={fieldLabel(language, 'photo')}
      file={form.files[0]}
      onChange={choose}
      required
      error={form.errors.photo}
      path="photo"
    />
  )
}
