// What can be done with a whole shift: make it the default, delete it while nobody holds it.
import type { WorkShift } from '@hr/contract/work-shift.ts'
import { Button } from '@mantine/core'
import { Suspense, lazy, useState } from 'react'
import { useTranslation } from '#web/i18n/translation.ts'
import { useCan } from '#web/shared/session.ts'

const DeleteShift = lazy(() => import('./DeleteShift.tsx').then(file => ({ default: file.DeleteShift })))
const DefaultDialog = lazy(() =>
  import('./DefaultDialog.tsx').then(file => ({ default: file.DefaultDialog })),
)

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
      <Suspense>
        {open === 'delete' && <DeleteShift shift={shift} onClose={close} />}
        {open === 'default' && <DefaultDialog shift={shift} onClose={close} />}
      </Suspense>
    </>
  )
}
