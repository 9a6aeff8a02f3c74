import type { AttendancePreview, AttendanceRequestDetail } from '@hr/contract/attendance-request-shapes.ts'
import { nameIn } from '@hr/domain/employee/name-in.ts'
import { TextInput } from '@mantine/core'
import { useLanguage } from '#web/i18n/language.ts'
import { useTranslation } from '#web/i18n/translation.ts'
import { CommonFields } from '#web/shared/request/form/CommonFields.tsx'
import type { AttendanceKind } from '#web/shared/request/kinds/attendance-kind.ts'
import { takeFocus } from '#web/ui/take-focus.ts'
import { TypeSelect } from './TypeSelect.tsx'
import type { OwnType } from './TypeSelect.tsx'
import type { EnteredRequest } from './use-attendance-form.ts'
import { WhenFields } from './WhenFields.tsx'

type Props = {
  kind: AttendanceKind
  entered: EnteredRequest
  types: readonly OwnType[]
  quota: AttendancePreview['quota']
  /** An existing request is edited or changed. */
  isKnown: boolean
  /** Stored files of an edited request. */
  storedFiles: AttendanceRequestDetail['files']
}

export function RequestFields({ kind, entered, types, quota, isKnown, storedFiles }: Props) {
  const { t } = useTranslation()
  const { form, values } = entered
  const language = useLanguage()
  const chosen = types.find(({ id }) => id === values.attendanceTypeId)
  const typeField = form.field('attendanceTypeId')
  /** The name of the type is the title until the user enters another. */
  const chooseType = (id: string | null) => {
    typeField.onChange(id)
    const type = types.find(one => one.id === id)
    const isOwn = values.title !== '' && (chosen === undefined || values.title !== nameIn(chosen, language))
    if (type !== undefined && !isOwn) form.setFieldValue('title', nameIn(type, language))
  }
  return (
    <>
      {kind.code === 'ATTENDANCE' && (
        <TypeSelect
          key={form.key('attendanceTypeId')}
          {...typeField}
          onChange={chooseType}
          types={types}
          chosen={chosen}
          quota={quota}
          isCounted={isKnown}
          ref={takeFocus}
          data-autofocus
        />
      )}
      <WhenFields form={form} values={values} needsTimes={chosen?.needsTimes === true} />
      {kind.code === 'ATTENDANCE' ? (
        <TextInput key={form.key('title')} {...form.field('title')} />
      ) : (
        <TextInput
          key={form.key('place')}
          {...form.field('place')}
          description={t('attendanceRequest.placeHint')}
        />
      )}
      <CommonFields
        entered={entered}
        storedFiles={storedFiles}
        fileNeeded={chosen?.needsFile === true ? t('attendanceRequest.fileNeeded') : undefined}
      />
    </>
  )
}
