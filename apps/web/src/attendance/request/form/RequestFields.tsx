import { requestFiles } from '@hr/contract/approval.ts'
import type { AttendancePreview, AttendanceRequestDetail } from '@hr/contract/attendance-request-shapes.ts'
import { messageText } from '@hr/contract/messages/text.ts'
import { Textarea, TextInput } from '@mantine/core'
import { useLanguage } from '#web/i18n/language.ts'
import { useTranslation } from '#web/i18n/translation.ts'
import { nameIn } from '#web/shared/format.ts'
import { ApproversField } from '#web/shared/request/ApproversField.tsx'
import { keepFileNames, readFileNames } from '#web/shared/draft-store.ts'
import { KeptFiles } from '#web/shared/request/KeptFiles.tsx'
import { FilesField } from '#web/ui/FilesField.tsx'
import type { AttendanceKind } from '../attendance-kind.ts'
import type { RequestDraft } from './request-draft.ts'
import { TypeSelect } from './TypeSelect.tsx'
import type { OwnType } from './TypeSelect.tsx'
import { WhenFields } from './WhenFields.tsx'
import type { RequestForm } from './use-request-form.ts'

type Props = {
  kind: AttendanceKind
  form: RequestForm
  values: RequestDraft
  types: readonly OwnType[]
  quota: AttendancePreview['quota']
  draftKey: string
  /** An existing request is edited or changed. */
  isKnown: boolean
  /** Stored files of an edited request. */
  storedFiles?: AttendanceRequestDetail['files']
}

function Attachments({
  form,
  values,
  draftKey,
  storedFiles = [],
  required,
}: Omit<Props, 'kind' | 'types' | 'quota' | 'isKnown'> & { required: boolean }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const lost = form.files.length === 0 ? readFileNames(draftKey) : []
  const keep = (keepFileIds: string[]) => form.setFieldValue('keepFileIds', keepFileIds)
  return (
    <>
      <KeptFiles
        files={storedFiles.filter(({ id }) => values.keepFileIds.includes(id))}
        onRemove={removed => keep(values.keepFileIds.filter(id => id !== removed))}
      />
      <FilesField
        label={t('ui.files')}
        files={form.files}
        onChange={files => {
          keepFileNames(draftKey, files)
          form.setFiles(files)
        }}
        {...(lost.length > 0 && { hint: t('request.filesLost', { names: lost.join(', ') }) })}
        most={requestFiles.most - values.keepFileIds.length}
        tooMany={messageText(language, 'maxFiles')}
        required={required}
        {...(required &&
          form.files.length + values.keepFileIds.length === 0 && {
            error: t('attendanceRequest.fileNeeded'),
          })}
      />
    </>
  )
}

export function RequestFields({ kind, types, quota, isKnown, ...of }: Props) {
  const { t } = useTranslation()
  const { form, values } = of
  const language = useLanguage()
  const chosen = types.find(({ id }) => id === values.attendanceTypeId)
  const typeField = form.field('attendanceTypeId')
  /** The type's name becomes the title unless the user enters one. */
  const chooseType = (id: string | null) => {
    typeField.onChange(id)
    const type = types.find(one => one.id === id)
    const isOwn = values.title !== '' && (chosen === undefined || values.title !== nameIn(language, chosen))
    if (type !== undefined && !isOwn) form.setFieldValue('title', nameIn(language, type))
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
        />
      )}
      <WhenFields form={form} values={values} needsTimes={chosen?.needsTimes === true} />
      {kind.code === 'ATTENDANCE' ? (
        <TextInput key={form.key('title')} {...form.field('title')} maxLength={255} />
      ) : (
        <TextInput
          key={form.key('place')}
          {...form.field('place')}
          description={t('attendanceRequest.placeHint')}
          maxLength={255}
        />
      )}
      <Textarea
        key={form.key('reason')}
        {...form.field('reason')}
        description={t('request.reasonHint')}
        maxLength={255}
        autosize
        minRows={2}
        maxRows={6}
      />
      <Attachments {...of} required={chosen?.needsFile === true} />
      <ApproversField value={values.approvers} onChange={people => form.setFieldValue('approvers', people)} />
    </>
  )
}
