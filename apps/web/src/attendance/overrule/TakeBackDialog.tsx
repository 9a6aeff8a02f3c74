// Asks before an overrule is undone: for this day, or for every day of the same action.
import { undoOverrule } from '@hr/contract/attendance-overrule.ts'
import type { OverruleEntry } from '@hr/contract/attendance.ts'
import { Radio, Stack } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from '#web/i18n/translation.ts'
import { formatDate } from '#web/shared/format.ts'
import { UndoDialog } from '#web/shared/effect/UndoDialog.tsx'
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
  const { actionId, id: overruleId } = entry
  return (
    <UndoDialog
      endpoint={undoOverrule}
      input={{ actionId, ...(!isWhole && { overruleId }) }}
      title={t('overrule.takeBackTitle', { what: doneText(entry) })}
      text={t('overrule.takeBackText', { name, date: formatDate(date) })}
      confirmLabel={t('overrule.takeBack')}
      cancelLabel={t('overrule.keep')}
      done={t('overrule.undone')}
      of="days"
      isLocked={isLocked}
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
    </UndoDialog>
  )
}
