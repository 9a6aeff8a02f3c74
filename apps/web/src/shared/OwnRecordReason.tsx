import { Textarea } from '@mantine/core'
import type { ReactNode } from 'react'
import { useTranslation } from '#web/i18n/translation.ts'
import type { OwnReason } from './own-record-reason.ts'

/** The reason of somebody who changes their own record because nobody else can; takes the focus when it appears. */
export function OwnRecordReason({ own, error }: { own: OwnReason; error: ReactNode }) {
  const { t } = useTranslation()
  if (!own.isAsked) return null
  return (
    <Textarea
      label={t('ownRecord.reason')}
      description={t('ownRecord.reasonHint')}
      name="ownRecordReason"
      data-path="ownRecordReason"
      required
      autoFocus
      maxLength={255}
      autosize
      minRows={2}
      value={own.reason}
      error={error}
      onChange={event => own.setReason(event.currentTarget.value)}
    />
  )
}
