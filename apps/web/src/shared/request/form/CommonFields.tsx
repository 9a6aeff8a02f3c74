// The last fields of every request form: reason, files and additional approvers.
import { requestFiles } from '@hr/contract/approval.ts'
import { messageText } from '@hr/contract/messages/text.ts'
import { Textarea } from '@mantine/core'
import { useLanguage } from '#web/i18n/language.ts'
import { useTranslation } from '#web/i18n/translation.ts'
import { saveFileNames, readFileNames } from '#web/shared/form/draft-store.ts'
import { ApproversField } from '#web/shared/request/ApproversField.tsx'
import { FilesField } from '#web/ui/FilesField.tsx'
import { KeptFiles } from '../KeptFiles.tsx'
import type { StoredFile } from '../KeptFiles.tsx'
import type { RequestDraft } from './request-draft.ts'

type Common = Pick<RequestDraft, 'approvers' | 'keepFileIds'>

/** The part of the form of any kind that these fields use. */
type Entered = {
  readonly draftKey: string
  readonly values: Common
  readonly form: {
    readonly files: File[]
    readonly setFiles: (files: File[]) => void
    readonly key: (name: 'reason') => string
    readonly field: (name: 'reason') => object
    readonly setFieldValue: {
      (name: 'approvers', value: Common['approvers']): void
      (name: 'keepFileIds', value: Common['keepFileIds']): void
    }
  }
}

type Props = {
  entered: Entered
  /** Stored files of an edited request. */
  storedFiles: readonly StoredFile[]
  /** Why a file is required; undefined when none is. */
  fileNeeded: string | undefined
}

function Files({ entered, storedFiles, fileNeeded }: Props) {
  const { t } = useTranslation()
  const language = useLanguage()
  const { form, values, draftKey } = entered
  const { keepFileIds } = values
  const lost = form.files.length === 0 ? readFileNames(draftKey) : []
  const isMissing = form.files.length + keepFileIds.length === 0
  return (
    <>
      <KeptFiles
        files={storedFiles.filter(({ id }) => keepFileIds.includes(id))}
        onRemove={removed =>
          form.setFieldValue(
            'keepFileIds',
            keepFileIds.filter(id => id !== removed),
          )
        }
      />
      <FilesField
        label={t('ui.files')}
        files={form.files}
        onChange={files => {
          saveFileNames(draftKey, files)
          form.setFiles(files)
        }}
        {...(lost.length > 0 && { hint: t('request.filesLost', { names: lost.join(', ') }) })}
        most={requestFiles.most - keepFileIds.length}
        tooMany={messageText(language, 'maxFiles')}
        required={fileNeeded !== undefined}
        {...(fileNeeded !== undefined && isMissing && { error: fileNeeded })}
      />
    </>
  )
}

export function CommonFields(props: Props) {
  const { t } = useTranslation()
  const { form, values } = props.entered
  return (
    <>
      <Textarea
        key={form.key('reason')}
        {...form.field('reason')}
        description={t('request.reasonHint')}
        maxRows={6}
      />
      <Files {...props} />
      <ApproversField value={values.approvers} onChange={people => form.setFieldValue('approvers', people)} />
    </>
  )
}
