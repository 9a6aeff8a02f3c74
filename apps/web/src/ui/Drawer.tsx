// The product's drawer: a labelled close button, Escape closes only the topmost, and the focus returns to the opener.
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
