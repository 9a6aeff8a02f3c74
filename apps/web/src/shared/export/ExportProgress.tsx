// The dialog of a running export; loaded when an export starts.
import type { ComponentProps } from 'react'
import { lazy, Suspense } from 'react'
import type { ExportDialog as Dialog } from './ExportDialog.tsx'

const ExportDialog = lazy(() => import('./ExportDialog.tsx').then(file => ({ default: file.ExportDialog })))

type DialogProps = ComponentProps<typeof Dialog>
type Props = Pick<DialogProps, 'onCancel'> & {
  /** Undefined while nothing is exported. */
  progress: DialogProps['progress'] | undefined
}

export const ExportProgress = ({ progress, onCancel }: Props) => (
  <Suspense>{progress !== undefined && <ExportDialog progress={progress} onCancel={onCancel} />}</Suspense>
)
