// Actions for the selected people; always visible at the bottom of the page.
import { Button, Group, Paper, Text } from '@mantine/core'
import { useTranslation } from '#web/i18n/translation.ts'
import type { BulkKind } from './BulkDialog.tsx'

type Props = {
  count: number
  /** How many more one click can select; 0 = all shown rows are selected. */
  shown: number
  onSelectShown: () => void
  onClear: () => void
  onChoose: (kind: BulkKind) => void
}

export function BulkBar({ count, shown, onSelectShown, onClear, onChoose }: Props) {
  const { t } = useTranslation()
  return (
    <Paper withBorder shadow="md" p="sm" pos="sticky" bottom={16} style={{ zIndex: 151 }} data-bottom-bar>
      <Group justify="space-between" gap="sm">
        <Group gap="sm">
          <Text fw={600} role="status">
            {t('employeeList.selected', { count })}
          </Text>
          {shown > count && (
            <Button variant="subtle" size="compact-sm" onClick={onSelectShown}>
              {t('employeeList.selectShown', { count: shown })}
            </Button>
          )}
          <Button variant="subtle" size="compact-sm" onClick={onClear}>
            {t('employeeList.clearSelection')}
          </Button>
        </Group>
        <Group gap="xs">
          <Button variant="default" onClick={() => onChoose('unit')}>
            {t('employeeList.changeUnit')}
          </Button>
          <Button variant="default" onClick={() => onChoose('shift')}>
            {t('employeeList.changeShift')}
          </Button>
          <Button variant="default" onClick={() => onChoose('role')}>
            {t('employeeList.giveRole')}
          </Button>
        </Group>
      </Group>
    </Paper>
  )
}
