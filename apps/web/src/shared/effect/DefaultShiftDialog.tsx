// Makes a shift the default from today on, after a preview of the recounted leave (L10).
import { previewDefaultWorkShift, setDefaultWorkShift } from '@hr/contract/work-shift.ts'
import type { WorkShift } from '@hr/contract/work-shift.ts'
import { nameIn } from '@hr/domain/employee/name-in.ts'
import { useState } from 'react'
import { useCall } from '#web/api/use-call.ts'
import { useLanguage } from '#web/i18n/language.ts'
import { useTranslation } from '#web/i18n/translation.ts'
import { Loaded } from '#web/ui/Loaded.tsx'
import { RecountChoice } from './RecountChoice.tsx'
import { ActionDialog } from '#web/shared/resource/ActionDialog.tsx'

export function DefaultShiftDialog({ shift, onClose }: { shift: WorkShift; onClose: () => void }) {
  const { t } = useTranslation()
  const name = nameIn(shift, useLanguage())
  const [mayTake, setMayTake] = useState(false)
  const preview = useCall(previewDefaultWorkShift, { id: shift.id }, { staleTime: 0 })
  return (
    <ActionDialog
      endpoint={setDefaultWorkShift}
      input={{ id: shift.id, takeDays: mayTake }}
      size="lg"
      title={t('workShift.defaultTitle', { name })}
      text={t('workShift.defaultText')}
      confirmLabel={t('workShift.makeDefault')}
      color="brand"
      disabled={preview.data === undefined}
      done={t('workShift.defaultSet', { name })}
      onClose={onClose}
    >
      <Loaded query={preview} height={80}>
        {({ requests }) => <RecountChoice requests={requests} mayTake={mayTake} onMayTake={setMayTake} />}
      </Loaded>
    </ActionDialog>
  )
}
