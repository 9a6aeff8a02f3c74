// Actions of a shift: make it the default, or delete it while it is unused.
import type { WorkShift } from '@hr/contract/work-shift.ts'
import { Button } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from '#web/i18n/translation.ts'
import { useCan } from '#web/shared/session.ts'
import { DeleteShift } from './DeleteShift.tsx'
import { DefaultDialog } from './DefaultDialog.tsx'

export function ShiftActions({ shift }: { shift: WorkShift }) {
  const { t } = useTranslation()
  const may = useCan()
  const [open, setOpen] = useState<'default' | 'delete'>()
  if (shift.isDefault) return null
  const close = () => setOpen(undefined)
  return (
    <>
      {may('WORKSHIFT', 'delete') && shift.holders === 0 && (
        <Button variant="subtle" color="red" onClick={() => setOpen('delete')}>
          {t('workShift.delete')}
        </Button>
      )}
      {may('WORKSHIFT', 'edit') && shift.isActive && (
        <Button variant="default" onClick={() => setOpen('default')}>
          {t('workShift.makeDefault')}
        </Button>
      )}
      {open === 'delete' && <DeleteShift shift={shift} onClose={close} />}
      {open === 'default' && <DefaultDialog shift={shift} onClose={close} />}
    </>
  )
}
