// Asks before the minutes that HR entered are undone.
import { undoOtCorrection } from '@hr/contract/ot-record.ts'
import type { OtCorrection, OtRecordDetail } from '@hr/contract/ot-record.ts'
import { Alert } from '@mantine/core'
import { useState } from 'react'
import { useAction } from '#web/api/use-action.ts'
import { useTranslation } from '#web/i18n/translation.ts'
import { useOwnReason } from '#web/shared/asked-reason.ts'
import { AskedReason } from '#web/shared/AskedReason.tsx'
import { ClosedPeriodBox } from '#web/shared/ClosedPeriodBox.tsx'
import { formatDate } from '#web/shared/format.ts'
import { toastSuccess } from '#web/shared/toast.ts'
import { useDuration } from '#web/shared/use-duration.ts'
import { ConfirmDialog } from '#web/ui/ConfirmDialog.tsx'
import { usePersonName } from '#web/ui/PersonName.tsx'

type Props = { record: OtRecordDetail; correction: OtCorrection; onClose: () => void }

export function UndoDialog({ record, correction, onClose }: Props) {
  const { t } = useTranslation()
  const durationOf = useDuration()
  const name = usePersonName(record.employee)
  const [inClosedPeriod, setInClosedPeriod] = useState(false)
  const own = useOwnReason()
  const undo = useAction(undoOtCorrection, {
    quiet: true,
    onError: own.onError,
    onSuccess: () => {
      toastSuccess(t('otRecord.undone'))
      onClose()
    },
  })
  const ownError = undo.error?.fields.ownRecordReason
  return (
    <ConfirmDialog
      title={t('otRecord.undoTitle', { amount: durationOf(correction.minutes) })}
      text={t('otRecord.undoText', { name, date: formatDate(record.date) })}
      confirmLabel={t('ui.undo')}
      cancelLabel={t('otRecord.keep')}
      isRunning={undo.isRunning}
      onConfirm={() => undo.run({ id: correction.id, inClosedPeriod, ...own.input })}
      onClose={onClose}
    >
      {(record.locked || undo.error?.code === 'OT_PERIOD_CLOSED') && (
        <ClosedPeriodBox of="records" isAllowed={inClosedPeriod} onChange={setInClosedPeriod} />
      )}
      <AskedReason asked={own} error={ownError} />
      {undo.error !== null && ownError === undefined && (
        <Alert color="red" role="alert">
          {undo.error.message}
        </Alert>
      )}
    </ConfirmDialog>
  )
}
