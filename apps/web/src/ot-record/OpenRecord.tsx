// The record that the address opens; the drawer is loaded with the first one.
import type { RecordView } from './record-view.ts'
import { lazyDialog } from '#web/ui/lazy-dialog.tsx'

const RecordDrawer = lazyDialog(() => import('./RecordDrawer.tsx').then(file => file.RecordDrawer), 'drawer')

type Props = {
  employeeId: number | undefined
  view: RecordView
  isOwn: boolean
  onChange: (change: Partial<RecordView>) => void
}

export function OpenRecord({ employeeId, view, isOwn, onChange }: Props) {
  if (employeeId === undefined || view.day === undefined) return null
  return (
    <RecordDrawer
      employeeId={employeeId}
      date={view.day}
      isOwn={isOwn}
      onClose={() => onChange({ who: undefined, day: undefined })}
    />
  )
}
