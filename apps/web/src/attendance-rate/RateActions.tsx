// What can be done with a penalty table: follow it by another one, correct it, delete it.
import { deleteAttendanceRate, previewRateDeletion } from '@hr/contract/attendance-rate.ts'
import type { AttendanceRate } from '@hr/contract/attendance-rate.ts'
import { paths } from '@hr/contract/paths.ts'
import { nameIn } from '@hr/domain/employee/name-in.ts'
import { place } from '#web/ui/place.ts'
import { Button, Alert, Skeleton } from '@mantine/core'
import { Link, useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useCall } from '#web/api/use-call.ts'
import { useLanguage } from '#web/i18n/language.ts'
import { useTranslation } from '#web/i18n/translation.ts'
import { ActionDialog } from '#web/shared/resource/ActionDialog.tsx'
import { useCan } from '#web/shared/session.ts'
import { RateEffect } from './RateEffect.tsx'

export function RateActions({ rate }: { rate: AttendanceRate }) {
  const { t } = useTranslation()
  const may = useCan()
  const [isDeleting, setIsDeleting] = useState(false)
  return (
    <>
      {may('ATTENDANCE_RATES', 'delete') && (
        <Button variant="subtle" color="red" onClick={() => setIsDeleting(true)}>
          {t('ui.delete')}
        </Button>
      )}
      {may('ATTENDANCE_RATES', 'edit') && (
        <Button
          variant="default"
          renderRoot={root => <Link {...root} to={paths.attendanceRateEdit(rate.id)} />}
        >
          {t('attendanceRate.edit')}
        </Button>
      )}
      {may('ATTENDANCE_RATES', 'add') && (
        <Button
          renderRoot={root => (
            <Link {...root} {...place(paths.attendanceRateCreate, { grade: rate.jobGrade.id })} />
          )}
        >
          {t('attendanceRate.change')}
        </Button>
      )}
      {isDeleting && <DeleteRate rate={rate} onClose={() => setIsDeleting(false)} />}
    </>
  )
}

/** Deletes a penalty table after a preview of its effect on stored days. */
function DeleteRate({ rate, onClose }: { rate: AttendanceRate; onClose: () => void }) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const grade = nameIn(rate.jobGrade, useLanguage())
  const preview = useCall(previewRateDeletion, { id: rate.id }, { staleTime: 0, quiet: true })
  return (
    <ActionDialog
      endpoint={deleteAttendanceRate}
      input={{ id: rate.id }}
      title={t('attendanceRate.deleteTitle', { grade })}
      text={t('attendanceRate.deleteText')}
      confirmLabel={t('ui.delete')}
      done={t('attendanceRate.deleted')}
      onDone={() => navigate({ to: paths.attendanceRates })}
      onError={onClose}
      onClose={onClose}
    >
      {preview.error !== null && <Alert color="yellow">{preview.error.message}</Alert>}
      {preview.isPending && <Skeleton height={40} aria-hidden />}
      {preview.data !== undefined && <RateEffect preview={preview.data} />}
    </ActionDialog>
  )
}
