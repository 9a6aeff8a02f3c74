// The buttons at the end of a dialog: the one that closes it, then those that act.
import { Button, Group } from '@mantine/core'
import type { ReactNode } from 'react'
import { useTranslation } from '#web/i18n/translation.ts'
import classes from './DialogButtons.module.css'

type Props = { closeLabel?: string | undefined; onClose: () => void; children: ReactNode }

export function DialogButtons({ closeLabel, onClose, children }: Props) {
  const { t } = useTranslation()
  return (
    <Group justify="flex-end" gap="xs" className={classes.pair}>
      <Button variant="default" onClick={onClose}>
        {closeLabel ?? t('ui.cancel')}
      </Button>
      {children}
    </Group>
  )
}
