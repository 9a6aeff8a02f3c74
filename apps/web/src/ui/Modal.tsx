// Every dialog of the product: its cross has a name, Escape closes the topmost alone, and what opened it has the focus afterwards.
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
