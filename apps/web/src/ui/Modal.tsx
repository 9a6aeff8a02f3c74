// The product's dialog: a labelled close button, Escape closes only the topmost, and the focus returns to the opener.
import { Modal as BaseModal } from '@mantine/core'
import type { ModalProps } from '@mantine/core'
import { useTranslation } from '#web/i18n/translation.ts'
import { useFocusBack } from './use-focus-back.ts'
import { useTopmost } from './use-topmost.ts'

/** Open by default, for dialogs that exist only while they are open. */
type Props = Omit<ModalProps, 'opened'> & { opened?: boolean }

export function Modal({ opened = true, ...props }: Props) {
  const { t } = useTranslation()
  useFocusBack(opened)
  const isTopmost = useTopmost(opened)
  return (
    <BaseModal
      opened={opened}
      returnFocus={false}
      closeButtonProps={{ 'aria-label': t('ui.close') }}
      {...props}
      closeOnEscape={isTopmost && props.closeOnEscape !== false}
    />
  )
}
