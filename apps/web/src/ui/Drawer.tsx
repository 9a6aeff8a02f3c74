// Every drawer of the product: its cross has a name, Escape closes the topmost alone, and what opened it has the focus afterwards.
import { Drawer as BaseDrawer } from '@mantine/core'
import type { DrawerProps } from '@mantine/core'
import { useTranslation } from '#web/i18n/translation.ts'
import { useFocusBack } from './use-focus-back.ts'
import { useTopmost } from './use-topmost.ts'

export function Drawer(props: DrawerProps) {
  const { t } = useTranslation()
  useFocusBack(props.opened)
  const isTopmost = useTopmost(props.opened)
  return (
    <BaseDrawer
      returnFocus={false}
      closeButtonProps={{ 'aria-label': t('ui.close') }}
      {...props}
      closeOnEscape={isTopmost && props.closeOnEscape !== false}
    />
  )
}
