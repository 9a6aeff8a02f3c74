import { Button, Group, Stack } from '@mantine/core'
import type { ReactNode } from 'react'
import { useTranslation } from '#web/i18n/translation.ts'
import { Drawer } from './Drawer.tsx'

type Props = {
  opened: boolean
  isFiltered: boolean
  onClear: () => void
  onClose: () => void
  children: ReactNode
}

/** The filters of a list on a phone; the list updates with each choice. */
export function FilterDrawer({ opened, isFiltered, onClear, onClose, children }: Props) {
  const { t } = useTranslation()
  return (
    <Drawer
      opened={opened}
      onClose={onClose}
      position="bottom"
      // As high as its fields, so that the list stays visible above it.
      styles={{ content: { height: 'auto', borderRadius: '12px 12px 0 0' } }}
      title={t('ui.filters')}
    >
      <Stack gap="sm">{children}</Stack>
      <Group grow gap="xs" mt="lg">
        {isFiltered && (
          <Button variant="default" onClick={onClear}>
            {t('ui.clearFilters')}
          </Button>
        )}
        <Button onClick={onClose}>{t('ui.showResults')}</Button>
      </Group>
    </Drawer>
  )
}
