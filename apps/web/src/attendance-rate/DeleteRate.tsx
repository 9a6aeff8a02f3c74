// Deletes a penalty table after a preview of its effect on stored days.
import { deleteAttendanceRate, previewRateDeletion } from '@hr/contract/attendance-rate.ts'
import type { AttendanceRate } from '@hr/contract/attendance-rate.ts'
import { Alert, Skeleton } from '@mantine/core'
import { useNavigate } from '@tanstack/react-router'
import { useCall } from '#web/api/use-call.ts'
import { useLanguage } from '#web/i18n/language.ts'
import { useTranslation } from '#web/i18n/translation.ts'
import { paths } from '@hr/contract/paths.ts'
import { nameIn } from '#web/shared/format.ts'
import { AskedReason } from '#web/shared/AskedReason.tsx'
import { asksReason, useOwnReason } from '#web/shared/asked-reason.ts'
import { ConfirmAction } from '#web/shared/resource/ConfirmAction.tsx'
import { RateEffect } from './RateEffect.tsx'

export function DeleteRate({ rate, onClose }: { rate: AttendanceRate; onClose: () => void }) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const grade = nameIn(useLanguage(), rate.jobGrade)
  const preview = useCall(previewRateDeletion, { id: rate.id }, { staleTime: 0, quiet: true })
  const own = useOwnReason()
  return (
    <ConfirmAction
      endpoint={deleteAttendanceRate}
      input={{ id: rate.id, ...own.input }}
      title={t('attendanceRate.deleteTitle', { grade })}
      text={t('attendanceRate.deleteText')}
      confirmLabel={t('attendanceRate.delete')}
      done={t('attendanceRate.deleted')}
      onDone={() => void navigate({ to: paths.attendanceRates })}
      onError={error => (asksReason('ownRecordReason', error) ? own.onError(error) : onClose())}
      onClose={onClose}
    >
      {error => (
        <>
          {preview.error !== null && <Alert color="yellow">{preview.error.message}</Alert>}
          {preview.isPending && <Skeleton height={40} aria-hidden />}
          {preview.data !== undefined && <RateEffect effect={preview.data} />}
          <AskedReason asked={own} error={error?.fields.ownRecordReason} />
        </>
      )}
    </ConfirmAction>
  )
}
