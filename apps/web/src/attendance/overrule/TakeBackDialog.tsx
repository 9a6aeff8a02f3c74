// Asks before an overrule is undone: for this day, or for every day of the same action.
import { undoOverrule } from '@hr/contract/attendance-overrule.ts'
import type { OverruleEntry } from '@hr/contract/attendance.ts'
import { Alert, Radio, Stack } from '@mantine/core'
import { useState } from 'react'
import { useAction } from '#web/api/use-action.ts'
import { useTranslation } from '#web/i18n/translation.ts'
import { AskedReason } from '#web/shared/AskedReason.tsx'
import { formatDate } from '#web/shared/format.ts'
import { useOwnReason } from '#web/shared/asked-reason.ts'
import { toastSuccess } from '#web/shared/toast.ts'
import { ConfirmDialog } from '#web/ui/ConfirmDialog.tsx'
import { ClosedPeriodBox } from '#web/shared/ClosedPeriodBox.tsx'
import { useDoneText } from './use-overrule-texts.ts'

type Props = {
  entry: OverruleEntry
  name: string
  date: string
  /** The period of the day is closed. */
  isLocked: boolean
  /** Days of the same action that are still in effect. */
  actionDays?: number
  onClose: () => void
}

export function TakeBackDialog({ entry, name, date, isLocked, actionDays = 1, onClose }: Props) {
  const { t } = useTranslation()
  const doneText = useDoneText()
  const [isWhole, setIsWhole] = useState(false)
  const [inClosedPeriod, setInClosedPeriod] = useState(false)
  const own = useOwnReason()
  const undo = useAction(undoOverrule, {
    quiet: true,
    onError: own.onError,
    onSuccess: () => {
      toastSuccess(t('overrule.undone'))
      onClose()
    },
  })
  const { actionId, id: overruleId } = entry
  const ownError = undo.error?.fields.ownRecordReason
  return (
    <ConfirmDialog
      title={t('overrule.takeBackTitle', { what: doneText(entry) })}
      text={t('overrule.takeBackText', { name, date: formatDate(date) })}
      confirmLabel={t('overrule.takeBack')}
      cancelLabel={t('overrule.keep')}
      isRunning={undo.isRunning}
      onConfirm={() => undo.run({ actionId, inClosedPeriod, ...(!isWhole && { overruleId }), ...own.input })}
      onClose={onClose}
    >
      {actionDays > 1 && (
        <Radio.Group
          label={t('overrule.takeBackHowMany')}
          value={isWhole ? 'all' : 'one'}
          onChange={value => setIsWhole(value === 'all')}
        >
          <Stack gap="xs" mt={6}>
            <Radio value="one" label={t('overrule.takeBackOne')} />
            <Radio value="all" label={t('overrule.takeBackAll', { count: actionDays })} />
          </Stack>
        </Radio.Group>
      )}
      {(isLocked || undo.error?.code === 'OVERRULE_PERIOD_CLOSED') && (
        <ClosedPeriodBox of="days" isAllowed={inClosedPeriod} onChange={setInClosedPeriod} />
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
