// The details of a unit, and its actions.
import type { OrgNode } from '@hr/contract/organization.ts'
import { Alert, Anchor, Badge, CloseButton, Group, Paper, Stack, Text, Title } from '@mantine/core'
import { IconCalendarEvent } from '@tabler/icons-react'
import { Fragment } from 'react'
import { OtherName } from '#web/shared/OtherName.tsx'
import { useTranslation } from '#web/i18n/translation.ts'
import { UndoMove } from './UndoMove.tsx'
import { UnitActions } from './UnitActions.tsx'
import { UnitFacts } from './UnitFacts.tsx'
import type { StructureAct } from './structure-view.ts'
import { unitsAbove } from './tree-index.ts'
import type { TreeIndex } from './tree-index.ts'
import { useUnitRights } from './use-unit-rights.ts'
import { useUnitTexts } from './use-unit-texts.ts'

type PlannedMoveProps = { unit: OrgNode; date: string | undefined }

/** The move of a unit that is planned for a later day, with a way to undo it. */
function PlannedMove({ unit, date }: PlannedMoveProps) {
  const move = useUnitTexts().move(unit)
  const { mayEdit } = useUnitRights(date !== undefined)
  if (move === undefined) return null
  return (
    <Alert color="blue" p="sm" icon={<IconCalendarEvent size={20} aria-hidden />}>
      <Group justify="space-between" gap="xs">
        <Text size="sm">{move}</Text>
        {mayEdit && <UndoMove unit={unit} />}
      </Group>
    </Alert>
  )
}

/** The ancestors, each of them a link. */
function UnitPath({ above, onChoose }: { above: readonly OrgNode[]; onChoose: (id: string) => void }) {
  const { t } = useTranslation()
  const texts = useUnitTexts()
  return (
    <Text size="sm" c="dimmed" component="div">
      {above.length === 0 && t('organization.top')}
      {above.map((unit, place) => (
        <Fragment key={unit.id}>
          {place > 0 && <span aria-hidden> › </span>}
          <Anchor component="button" type="button" inherit onClick={() => onChoose(unit.id)}>
            {texts.name(unit)}
          </Anchor>
        </Fragment>
      ))}
    </Text>
  )
}

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
  const tag = texts.tag(unit)
  const content = (
    <Stack>
      <Stack gap={4}>
        {onClose && (
          <Group justify="space-between" wrap="nowrap" align="flex-start">
            <Title order={2} size="h4">
              {name}
            </Title>
            <CloseButton aria-label={t('ui.close')} onClick={onClose} />
          </Group>
        )}
        <OtherName row={unit} size="sm" />
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
