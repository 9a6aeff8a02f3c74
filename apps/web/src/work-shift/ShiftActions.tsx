// Actions of a shift: make it the default, or delete it while it is unused.
import { paths } from '@hr/contract/paths.ts'
import { deleteWorkShift } from '@hr/contract/work-shift.ts'
import type { WorkShift } from '@hr/contract/work-shift.ts'
import { nameIn } from '@hr/domain/employee/name-in.ts'
import { Button } from '@mantine/core'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useLanguage } from '#web/i18n/language.ts'
import { useTranslation } from '#web/i18n/translation.ts'
import { DefaultShiftDialog } from '#web/shared/effect/DefaultShiftDialog.tsx'
import { ActionDialog } from '#web/shared/resource/ActionDialog.tsx'
import { useCan } from '#web/shared/session.ts'
import { dropShift } from './shift-draft.ts'

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
      {open === 'default' && <DefaultShiftDialog shift={shift} onClose={close} />}
    </>
  )
}

/** Deletes a shift that was never assigned; otherwise the server refuses. */
function DeleteShift({ shift, onClose }: { shift: WorkShift; onClose: () => void }) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const name = nameIn(shift, useLanguage())
  return (
    <ActionDialog
      endpoint={deleteWorkShift}
      input={{ id: shift.id }}
      title={t('workShift.deleteTitle', { name })}
      text={t('workShift.deleteText')}
      confirmLabel={t('workShift.delete')}
      done={t('workShift.deleted')}
      onDone={() => {
        dropShift(shift.id)
        return navigate({ to: paths.workShifts })
      }}
      onError={onClose}
      onClose={onClose}
    />
  )
}
