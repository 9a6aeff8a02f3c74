// Actions for the selected people; always visible at the bottom of the page.
import { mostAtOnce } from '@hr/contract/bulk-change.ts'
import { Button, Group, Paper, Text } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from '#web/i18n/translation.ts'
import { useCan } from '#web/shared/session.ts'
import { lazyDialog } from '#web/ui/lazy-dialog.tsx'
import type { BulkKind } from './ChangeManyDialog.tsx'
import { ExportButton } from './ExportButton.tsx'
import type { Selection } from './use-selection.ts'

const ChangeManyDialog = lazyDialog(() =>
  import('./ChangeManyDialog.tsx').then(file => file.ChangeManyDialog),
)

const changes = [
  ['unit', 'employeeList.changeUnit'],
  ['manager', 'employeeList.changeManager'],
  ['shift', 'employeeList.changeShift'],
  ['role', 'employeeList.giveRole'],
] as const

type Props = {
  selection: Selection
  /** How many rows the list shows. */
  shown: number
  /** How many people match the filters. */
  total: number
}

export function BulkBar({ selection, shown, total }: Props) {
  const { t } = useTranslation()
  const may = useCan()
  const [open, setOpen] = useState<BulkKind>()
  const { chosen, count, isAllShown, isAllMatching, exported } = selection
  const canSelectAll = isAllShown && !isAllMatching && shown < total && total <= mostAtOnce
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
          {canSelectAll && (
            <Button variant="subtle" size="compact-sm" onClick={selection.selectMatching}>
              {t('employeeList.selectMatching', { count: total })}
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
            changes.map(([kind, text]) => (
              <Button key={kind} variant="default" onClick={() => setOpen(kind)}>
                {t(text)}
              </Button>
            ))}
        </Group>
      </Group>
      {open && (
        <ChangeManyDialog
          kind={open}
          chosen={chosen}
          count={count}
          onClose={() => setOpen(undefined)}
          onDone={selection.clear}
        />
      )}
    </Paper>
  )
}
