// The details of a unit, and its actions.
import type { OrgNode } from '@hr/contract/organization.ts'
import { Badge, CloseButton, Group, Paper, Stack, Text, Title } from '@mantine/core'
import { useTranslation } from '#web/i18n/translation.ts'
import { PlannedMove } from './PlannedMove.tsx'
import { UnitActions } from './UnitActions.tsx'
import { UnitFacts } from './UnitFacts.tsx'
import { UnitPath } from './UnitPath.tsx'
import type { StructureAct } from './structure-view.ts'
import { unitsAbove } from './tree-index.ts'
import type { TreeIndex } from './tree-index.ts'
import { useUnitTexts } from './use-unit-texts.ts'

type Props = {
  unit: OrgNode
  index: TreeIndex<OrgNode>
  /** If set, the structure of that day, read-only. */
  date: string | undefined
  onAct: (act: StructureAct, id: string) => void
  onChoose: (id: string) => void
  /** Missing in a drawer, which has its own heading and button. */
  onClose: (() => void) | undefined
}

export function UnitDetails({ unit, index, date, onAct, onChoose, onClose }: Props) {
  const { t } = useTranslation()
  const texts = useUnitTexts()
  const name = texts.name(unit)
  const other = texts.otherName(unit)
  const tag = texts.tag(unit)
  const content = (
    <Stack gap="md">
      <Stack gap={4}>
        {onClose && (
          <Group justify="space-between" wrap="nowrap" align="flex-start">
            <Title order={2} size="h4">
              {name}
            </Title>
            <CloseButton aria-label={t('ui.close')} onClick={onClose} />
          </Group>
        )}
        {other !== undefined && (
          <Text size="sm" c="dimmed">
            {other}
          </Text>
        )}
        {tag !== undefined && (
          <div>
            <Badge color="gray">{tag}</Badge>
          </div>
        )}
        <UnitPath above={unitsAbove(index, unit.id)} onChoose={onChoose} />
      </Stack>
      <PlannedMove unit={unit} date={date} />
      <UnitActions unit={unit} date={date} onAct={onAct} />
      <UnitFacts unit={unit} date={date} onChoose={onChoose} />
    </Stack>
  )
  if (!onClose) return content
  return (
    <Paper component="section" withBorder p="md" aria-label={t('organization.details', { name })}>
      {content}
    </Paper>
  )
}
