// HR enters the minutes of a record (O3): how long, the result it gives, and the reason.
import { correctOtRecord } from '@hr/contract/ot-record.ts'
import type { OtRecordDetail } from '@hr/contract/ot-record.ts'
import { useState } from 'react'
import { useTranslation } from '#web/i18n/translation.ts'
import { ClosedPeriodBox } from '#web/shared/reason/ClosedPeriodBox.tsx'
import { ContractForm, FormActions } from '#web/shared/form/ContractForm.tsx'
import { useContractForm } from '#web/shared/form/use-contract-form.ts'
import { formatDate } from '#web/shared/format.ts'
import { ReasonField } from '#web/shared/reason/ReasonField.tsx'
import { toastSuccess } from '#web/shared/toast.ts'
import { useDuration } from '#web/shared/use-duration.ts'
import { Modal } from '#web/ui/Modal.tsx'
import { PersonName } from '#web/ui/PersonName.tsx'
import { CorrectionEffect } from './CorrectionEffect.tsx'
import { HoursMinutes } from './HoursMinutes.tsx'
import { enteredMinutes } from './entered-minutes.ts'
import type { HoursAndMinutes } from './entered-minutes.ts'

type Props = { record: OtRecordDetail; onClose: () => void }

export function CorrectDialog({ record, onClose }: Props) {
  const { t } = useTranslation()
  const durationOf = useDuration()
  const { employee, staffId, date, approved, worked, locked } = record
  // Without a time in or out, most people worked what was approved.
  const first = worked === 0 ? approved : worked
  const [state, setState] = useState<HoursAndMinutes & { readonly inClosedPeriod: boolean }>({
    hours: Math.floor(first / 60),
    rest: first % 60,
    inClosedPeriod: false,
  })
  const { inClosedPeriod, ...entered } = state
  const minutes = enteredMinutes(entered)
  const excess =
    minutes !== undefined && minutes > approved
      ? t('otRecord.onlyApproved', { amount: durationOf(approved) })
      : undefined
  const title = t('otRecord.correctTitle', { date: formatDate(date) })
  const form = useContractForm(correctOtRecord, {
    initialValues: { reason: '' },
    fixed: { employeeId: employee.id, date, inClosedPeriod, minutes: minutes ?? 0 },
    further: { state, set: setState },
    unguarded: true,
    check: () => ({ hours: minutes === undefined ? t('otRecord.minutesNeeded') : excess }),
    onSuccess: () => {
      toastSuccess(t('otRecord.corrected'))
      onClose()
    },
  })
  return (
    <Modal onClose={onClose} title={title} centered>
      <ContractForm form={form} label={title}>
        <PersonName person={employee} detail={staffId} isWhole />
        <HoursMinutes
          value={entered}
          hint={t('otRecord.approvedOf', { amount: durationOf(approved) })}
          error={excess ?? form.errors.hours ?? form.errors.minutes}
          onChange={change => {
            setState(old => ({ ...old, ...change }))
            form.clearFieldError('hours')
          }}
        />
        <CorrectionEffect
          employeeId={employee.id}
          date={date}
          minutes={excess === undefined ? minutes : undefined}
        />
        {locked && (
          <ClosedPeriodBox
            of="records"
            isAllowed={inClosedPeriod}
            onChange={next => setState(old => ({ ...old, inClosedPeriod: next }))}
          />
        )}
        <ReasonField form={form} />
        <FormActions form={form} submitLabel={t('otRecord.correct')} onCancel={onClose} />
      </ContractForm>
    </Modal>
  )
}
