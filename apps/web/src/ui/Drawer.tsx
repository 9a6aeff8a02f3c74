// Every drawer of the product: its cross has a name, and what opened it has the focus again afterwards.
import { Drawer as BaseDrawer } from '@mantine/core'
import type { DrawerProps } from '@mantine/core'
import { useTranslation } from '#web/i18n/translation.ts'
import { useFocusBack } from './use-focus-back.ts'

export function Drawer(props: DrawerProps) {
  const { t } = useTranslation()
  useFocusBack(props.opened)
  return <BaseDrawer returnFocus={false} closeButtonProps={{ 'aria-label': t('ui.close') }} {...props} />
}
