// Actions for the selected people; always visible at the bottom of the page.
import { Button, Group, Paper, Text } from '@mantine/core'
import { useTranslation } from '#web/i18n/translation.ts'
import { useCan } from '#web/shared/session.ts'
import { ExportButton } from './ExportButton.tsx'
import type { Selection } from './use-selection.ts'

const bulkKinds = ['unit', 'manager', 'shift', 'role'] as const
export type BulkKind = (typeof bulkKinds)[number]

const textOf = {
  unit: 'employeeList.changeUnit',
  manager: 'employeeList.changeManager',
  shift: 'employeeList.changeShift',
  role: 'employeeList.giveRole',
} as const satisfies { readonly [Kind in BulkKind]: string }

type Props = {
  selection: Selection
  /** How many rows the list shows. */
  shown: number
  /** How many people match; missing if they are too many for one change. */
  matching: number | undefined
  onChoose: (kind: BulkKind) => void
}

export function BulkBar({ selection, shown, matching, onChoose }: Props) {
  const { t } = useTranslation()
  const may = useCan()
  const { count, isAllShown, isAllMatching, exported } = selection
  return (
    <Paper withBorder shadow="md" p="sm" pos="sticky" bottom={16} style={{ zIndex: 151 }} data-bottom-bar>
      <Group justify="space-between" gap="sm">
        <Group gap="sm">
          <Text fw={600} role="status">
            {t('employeeList.selected', { count })}
          </Text>
          {!isAllShown && (
            <Button variant="subtle" size="compact-sm" onClick={selection.selectShown}>
              {t('employeeList.selectShown', { count: shown })}
            </Button>
          )}
          {isAllShown && !isAllMatching && matching !== undefined && matching > shown && (
            <Button variant="subtle" size="compact-sm" onClick={selection.selectMatching}>
              {t('employeeList.selectMatching', { count: matching })}
            </Button>
          )}
          <Button variant="subtle" size="compact-sm" onClick={selection.clear}>
            {t('employeeList.clearSelection')}
          </Button>
        </Group>
        <Group gap="xs">
          {may('EMPLOYEE', 'export') && (
            <ExportButton filter={exported} label={t('employeeList.exportSelected')} />
          )}
          {may('EMPLOYEE', 'edit') &&
            bulkKinds.map(kind => (
              <Button key={kind} variant="default" onClick={() => onChoose(kind)}>
                {t(textOf[kind])}
              </Button>
            ))}
        </Group>
      </Group>
    </Paper>
  )
}
