// The photo of an existing employee; a chosen photo is saved at once.
import { removePhoto, setPhoto } from '@hr/contract/employee-change.ts'
import type { EmployeeRecord } from '@hr/contract/employee-record.ts'
import { fieldLabel } from '@hr/contract/messages/text.ts'
import { useState } from 'react'
import { useAction } from '#web/api/use-action.ts'
import { useLanguage } from '#web/i18n/language.ts'
import { useTranslation } from '#web/i18n/translation.ts'
import { refreshSignedIn, useProfile } from '#web/shared/session.ts'
import { toastSuccess } from '#web/shared/toast.ts'
import { initials, usePersonName } from '#web/ui/PersonName.tsx'
import { photoUrl } from '#web/ui/photo-url.ts'
import { PhotoField } from '#web/ui/PhotoField.tsx'

type Props = { card: EmployeeRecord['card']; onChanged: () => void }

export function PhotoEditor({ card, onChanged }: Props) {
  const { t } = useTranslation()
  const language = useLanguage()
  const name = usePersonName(card)
  const { employee } = useProfile()
  const [present, setPresent] = useState(card.profileImage)
  const done = (profileImage: string | null, text: string) => {
    setPresent(profileImage)
    toastSuccess(text)
    // The header shows one's own photo too.
    if (employee?.id === card.id) refreshSignedIn()
    onChanged()
  }
  const save = useAction(setPhoto, {
    onSuccess: answer => done(answer.profileImage, t('employeeRecord.photoChanged')),
  })
  const remove = useAction(removePhoto, {
    onSuccess: () => done(null, t('employeeRecord.photoRemoved')),
  })
  return (
    <PhotoField
      label={fieldLabel(language, 'photo')}
      present={photoUrl(present)}
      placeholder={initials(name)}
      file={undefined}
      onChange={file => {
        if (file !== undefined) save.run({ id: card.id }, { files: [file] })
      }}
      onRemove={() => remove.run({ id: card.id })}
      isRunning={save.isRunning || remove.isRunning}
    />
  )
}
