// The record that the address opens; the drawer is loaded with the first one.
import { lazy, Suspense } from 'react'
import type { RecordView } from './record-view.ts'

const RecordDrawer = lazy(() => import('./RecordDrawer.tsx').then(file => ({ default: file.RecordDrawer })))

type Props = {
  employeeId: number | undefined
  view: RecordView
  isOwn: boolean
  onChange: (change: Partial<RecordView>) => void
}

export function OpenRecord({ employeeId, view, isOwn, onChange }: Props) {
  if (employeeId === undefined || view.day === undefined) return null
  return (
    <Suspense fallback={null}>
      <RecordDrawer
        employeeId={employeeId}
        date={view.day}
        isOwn={isOwn}
        onClose={() => onChange({ who: undefined, day: undefined })}
      />
    </Suspense>
  )
}
