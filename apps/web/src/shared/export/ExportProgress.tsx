// The dialog of a running export; loaded when an export starts.
import type { ComponentProps } from 'react'
import type { ExportDialog as Dialog } from './ExportDialog.tsx'
import { lazyDialog } from '#web/ui/lazy-dialog.tsx'

const ExportDialog = lazyDialog(() => import('./ExportDialog.tsx').then(file => file.ExportDialog))

type DialogProps = ComponentProps<typeof Dialog>
type Props = Pick<DialogProps, 'onCancel'> & {
  /** Undefined while nothing is exported. */
  progress: DialogProps['progress'] | undefined
}

export const ExportProgress = ({ progress, onCancel }: Props) =>
  progress && <ExportDialog progress={progress} onCancel={onCancel} />
