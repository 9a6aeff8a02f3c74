import { deleteHoliday } from '@hr/contract/holiday.ts'
import type { HolidayRow } from '@hr/contract/holiday.ts'
import { nameIn } from '@hr/domain/employee/name-in.ts'
import { useState } from 'react'
import { useLanguage } from '#web/i18n/language.ts'
import { useTranslation } from '#web/i18n/translation.ts'
import { RecountChoice } from '#web/shared/effect/RecountChoice.tsx'
import { ActionDialog } from '#web/shared/resource/ActionDialog.tsx'
import { useHolidayEffect } from './use-holiday-effect.ts'

type Props = { holiday: HolidayRow; onClose: () => void; onDone: () => void }

/** Shows whose leave would count more days; days are taken only if HR allows it (L10). */
export function DeleteHolidayDialog({ holiday, onClose, onDone }: Props) {
  const { t } = useTranslation()
  const name = nameIn(holiday, useLanguage())
  const [takeDays, setTakeDays] = useState(false)
  const effect = useHolidayEffect({ operation: 'DELETE', id: holiday.id })
  return (
    <ActionDialog
      endpoint={deleteHoliday}
      input={{ id: holiday.id, takeDays }}
      title={t('ui.deleteTitle', { name })}
      text={t('holiday.deleteText')}
      confirmLabel={t('holiday.delete')}
      done={t('holiday.deleted')}
      onDone={onDone}
      onClose={onClose}
    >
      <RecountChoice {...effect} mayTake={takeDays} onMayTake={setTakeDays} />
    </ActionDialog>
  )
}
