import { ActionIcon, Button } from '@mantine/core'
import type { ButtonProps } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { IconColumns3 } from '@tabler/icons-react'
import type { ComponentProps } from 'react'
import { useTranslation } from '#web/i18n/translation.ts'
import { useLate } from './use-late.ts'

export type ColumnsProps<Column extends string> = {
  columns: readonly Column[]
  titleOf: (column: Column) => string
  shown: readonly Column[]
  usual: readonly Column[]
  onChange: (shown: readonly Column[]) => void
}

const load = () => import('./ColumnsPopover.tsx').then(file => file.ColumnsPopover)

/** Which columns the table has; cards on a phone have the same. */
export function ColumnsMenu<Column extends string>(props: ColumnsProps<Column>) {
  const { part: ColumnsPopover, open, ahead } = useLate(load)
  return ColumnsPopover === undefined ? (
    <ColumnsButton aria-haspopup="dialog" aria-expanded={false} onClick={open} {...ahead} />
  ) : (
    <ColumnsPopover {...props} />
  )
}

export function ColumnsButton(props: Omit<ComponentProps<'button'>, keyof ButtonProps>) {
  const { t } = useTranslation()
  const isPhone = useMediaQuery('(max-width: 47.99em)', false, { getInitialValueInEffect: false })
  const icon = <IconColumns3 size={18} stroke={1.5} aria-hidden />
  return isPhone ? (
    <ActionIcon {...props} variant="default" size={36} aria-label={t('ui.columns')}>
      {icon}
    </ActionIcon>
  ) : (
    <Button {...props} variant="default" leftSection={icon}>
      {t('ui.columns')}
    </Button>
  )
}
