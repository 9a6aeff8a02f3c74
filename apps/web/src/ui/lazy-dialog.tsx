// A dialog or drawer whose code is loaded when it opens: until then its frame is shown, so that the click has an answer.
import { CloseButton, Loader, Portal } from '@mantine/core'
import { useWindowEvent } from '@mantine/hooks'
import { lazy, Suspense } from 'react'
import type { ComponentType } from 'react'
import { useTranslation } from '#web/i18n/translation.ts'
import classes from './lazy-dialog.module.css'

type Kind = 'dialog' | 'drawer'
type Frame = { readonly opened?: boolean; readonly onClose?: () => void }

/** Without the dialog's own code. The focus stays where it is, so that the dialog can return it. */
export function DialogFrame({ kind, onClose }: { kind: Kind; onClose: (() => void) | undefined }) {
  const { t } = useTranslation()
  useWindowEvent(
    'keydown',
    event => {
      if (event.key !== 'Escape') return
      event.stopImmediatePropagation()
      onClose?.()
    },
    { capture: true },
  )
  return (
    <Portal>
      <div className={classes.room} data-kind={kind}>
        <div className={classes.frame} role="status" aria-label={t('ui.loading')}>
          {onClose && <CloseButton className={classes.close} aria-label={t('ui.close')} onClick={onClose} />}
          <Loader aria-hidden />
        </div>
      </div>
    </Portal>
  )
}

export function lazyDialog<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  kind: Kind = 'dialog',
) {
  const Dialog = lazy(async () => ({ default: await load() }))
  return function LazyDialog(props: Props) {
    const { opened = true, onClose }: Frame = props
    return (
      <Suspense fallback={opened && <DialogFrame kind={kind} onClose={onClose} />}>
        <Dialog {...props} />
      </Suspense>
    )
  }
}
