// The product's dialog: a labelled close button, Escape closes only the topmost, and the focus returns to the opener.
import { Modal as BaseModal } from '@mantine/core'
import type { ModalProps } from '@mantine/core'
import { useTranslation } from '#web/i18n/translation.ts'
import { useFocusBack } from './use-focus-back.ts'
import { useTopmost } from './use-topmost.ts'

export function Modal(props: ModalProps) {
  const { t } = useTranslation()
  useFocusBack(props.opened)
  const isTopmost = useTopmost(props.opened)
  return (
    <BaseModal
      returnFocus={false}
      closeButtonProps={{ 'aria-label': t('ui.close') }}
      {...props}
      closeOnEscape={isTopmost && props.closeOnEscape !== false}
    />
  )
}
