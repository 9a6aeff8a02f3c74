import { useTranslation } from '#web/i18n/translation.ts'
import { toastSuccess } from '#web/shared/toast.ts'
import { Modal } from '#web/ui/Modal.tsx'
import { ChangePasswordForm } from './ChangePasswordForm.tsx'

const widthPx = 500

/** Closes on success and shows the server's message in a toast for 3 s. */
export function ChangePasswordDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation()
  const done = (message: string) => {
    toastSuccess(message)
    onClose()
  }
  return (
    <Modal onClose={onClose} size={widthPx} title={t('session.changeTitle')}>
      <ChangePasswordForm onDone={done} onCancel={onClose} />
    </Modal>
  )
}
