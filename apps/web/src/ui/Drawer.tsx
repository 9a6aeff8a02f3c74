// The product's drawer: a labelled close button, Escape closes only the topmost, and the focus returns to the opener.
import { Drawer as BaseDrawer } from '@mantine/core'
import type { DrawerProps } from '@mantine/core'
import { useTranslation } from '#web/i18n/translation.ts'
import { useFocusBack } from './use-focus-back.ts'
import { useTopmost } from './use-topmost.ts'

/** Open by default, for dialogs that exist only while they are open. */
type Props = Omit<DrawerProps, 'opened'> & { opened?: boolean }

export function Drawer({ opened = true, ...props }: Props) {
  const { t } = useTranslation()
  useFocusBack(opened)
  const isTopmost = useTopmost(opened)
  return (
    <BaseDrawer
      position="right"
      opened={opened}
      returnFocus={false}
      closeButtonProps={{ 'aria-label': t('ui.close') }}
      {...props}
      closeOnEscape={isTopmost && props.closeOnEscape !== false}
    />
  )
}
