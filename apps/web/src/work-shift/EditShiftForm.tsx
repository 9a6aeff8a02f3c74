// Edits a work shift: its times from a date on, tomorrow by default, the rest immediately; whom it reaches and the effect on
// leave are shown before (L10).
import { paths } from '@hr/contract/paths.ts'
import { previewWorkShift, updateWorkShift } from '@hr/contract/work-shift.ts'
import type { WorkShift } from '@hr/contract/work-shift.ts'
import { Alert, Button, Stack, Switch } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useCall } from '#web/api/use-call.ts'
import { currentLanguage } from '#web/i18n/language.ts'
import { useTranslation } from '#web/i18n/translation.ts'
import { ContractForm, FormActions } from '#web/shared/form/ContractForm.tsx'
import { formatDate } from '#web/shared/format.ts'
import { RecountChoice } from '#web/shared/effect/RecountChoice.tsx'
import { useContractForm } from '#web/shared/form/use-contract-form.ts'
import { toastSuccess } from '#web/shared/toast.ts'
import { useTomorrow } from '#web/shared/use-today.ts'
import { ShiftFields } from './ShiftFields.tsx'
import { ShiftReachNote } from './ShiftReachNote.tsx'
import { draftOf, dropShift, hasSameTimes, isWhole, keepShift, readKept } from './shift-draft.ts'
import type { ShiftDraft } from './shift-draft.ts'
import { shiftFaults } from './shift-faults.ts'

const previewWaitMs = 400

type Props = {
  id: string
  version: number
  values: ShiftDraft
  /** The version is an old one from then on. */
  isSent: boolean
  onMayTake: (mayTake: boolean) => void
}

/** The effect of a changed shift: who is affected (A1), their leave, and whether days may be taken (L10). */
function ShiftEffect({ id, version, values, isSent, onMayTake }: Props) {
  const { takeDays, from, ...facts } = values
  const [asked] = useDebouncedValue(
    JSON.stringify({ id, version, from: from ?? '', ...facts }),
    previewWaitMs,
  )
  const preview = useCall(previewWorkShift, JSON.parse(asked), {
    enabled: !isSent,
    quiet: true,
    keep: true,
    staleTime: 0,
  })
  if (preview.error !== null) return <Alert color="yellow">{preview.error.message}</Alert>
  return (
    <>
      {preview.data && from !== null && <ShiftReachNote reach={preview.data.reach} from={from} />}
      <RecountChoice
        requests={preview.data?.requests ?? []}
        isFetching={preview.isFetching}
        mayTake={takeDays}
        onMayTake={onMayTake}
      />
    </>
  )
}

/** `onReload` restarts the form with the stored values. */
export function EditShiftForm({ shift, onReload }: { shift: WorkShift; onReload: () => void }) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const tomorrow = useTomorrow()
  // The values from the first read: input is based on them until it is saved, whatever others save meanwhile.
  const [start] = useState(() => {
    const draft = draftOf(shift, tomorrow)
    return { version: shift.version, draft, stored: shift.items, ...readKept(shift.id) }
  })
  const [values, setValues] = useState(start.draft)
  const [isStale, setIsStale] = useState(false)
  const form = useContractForm(updateWorkShift, {
    initialValues: start.draft,
    fixed: { id: shift.id, version: start.version },
    hasDraft: true,
    onChange: next => {
      setValues(next)
      keepShift(shift.id, start.version, next)
    },
    check: next => shiftFaults(next, start.stored, currentLanguage()),
    onSuccess: ({ items, requests }) => {
      const { from } = form.getValues()
      const done = [
        t('workShift.changed'),
        ...(from === null || hasSameTimes(items, start.stored)
          ? []
          : [t('workShift.timesFrom', { date: formatDate(from) })]),
        ...(requests.length === 0 ? [] : [t('workShift.recounted', { count: requests.length })]),
      ]
      toastSuccess(done.join('. '))
      dropShift(shift.id)
      void navigate({ to: paths.workShifts })
    },
    onError: error => setIsStale(error.code === 'STALE'),
  })
  const leave = () => {
    dropShift(shift.id)
    void navigate({ to: paths.workShifts })
  }
  const isRight =
    values.from !== null &&
    values.name.trim() !== '' &&
    values.items.length > 0 &&
    values.items.every(isWhole) &&
    Object.keys(shiftFaults(values, start.stored, currentLanguage())).length === 0
  return (
    <ContractForm form={form} label={t('workShift.times')}>
      <ShiftFields form={form} values={values} stored={start.stored}>
        {!shift.isDefault && (
          <Switch
            key={form.key('isActive')}
            {...form.getInputProps('isActive', { type: 'checkbox' })}
            label={t('workShift.active')}
            description={t('workShift.activeHint')}
          />
        )}
      </ShiftFields>
      {isRight && !isStale && (
        <ShiftEffect
          id={shift.id}
          version={start.version}
          values={values}
          isSent={form.isSent}
          onMayTake={mayTake => form.setFieldValue('takeDays', mayTake)}
        />
      )}
      {isStale && (
        <Alert color="yellow" role="alert">
          <Stack gap="xs" align="flex-start">
            {t('workShift.stale')}
            <Button variant="default" size="xs" onClick={onReload}>
              {t('workShift.reload')}
            </Button>
          </Stack>
        </Alert>
      )}
      <FormActions form={form} submitLabel={t('workShift.save')} onCancel={leave} />
    </ContractForm>
  )
}
