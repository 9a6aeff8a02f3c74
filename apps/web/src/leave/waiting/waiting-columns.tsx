// What waits for a decision: who, when with the facts to decide by, how long, why, and the buttons.
import type { LeaveRequestRow } from '@hr/contract/leave.ts'
import { Checkbox, Group, Text } from '@mantine/core'
import { IconCheck } from '@tabler/icons-react'
import { useTranslation } from '#web/i18n/translation.ts'
import { daysOf } from '#web/shared/format.ts'
import type { Column } from '#web/ui/DataList.tsx'
import { StandsInFor } from '#web/shared/delegation/StandsInFor.tsx'
import { PersonName, usePersonNames } from '#web/ui/PersonName.tsx'
import { HoldsNow } from '../HoldsNow.tsx'
import { LeaveDates } from '../LeaveDates.tsx'
import { LeaveTypeName } from '../LeaveTypeName.tsx'
import { useLeaveText } from '../leave-text.ts'
import { RowDecision } from '../request-list/RowDecision.tsx'
import { FactsLine } from './FactsLine.tsx'
import type { Choice } from './use-choice.ts'
import classes from './Waiting.module.css'

type Row = LeaveRequestRow
type Props = {
  choice: Choice<Row>
  isDecided: (row: Row) => boolean
  onHeld: (row: Row, isHeld: boolean) => void
}

function ChooseRow({ row, choice }: { row: Row; choice: Choice<Row> }) {
  const { t } = useTranslation()
  const nameOf = usePersonNames()
  const { dates } = useLeaveText()
  return (
    <Checkbox
      aria-label={t('approval.choose', { name: nameOf(row.employee), dates: dates(row) })}
      checked={choice.has(row)}
      disabled={!choice.possible.includes(row)}
      onChange={() => choice.toggle(row)}
    />
  )
}

function ChooseShown({ choice }: { choice: Choice<Row> }) {
  const { t } = useTranslation()
  const { chosen, possible } = choice
  const isAll = possible.length > 0 && chosen.length === possible.length
  return (
    <Checkbox
      aria-label={t('approval.chooseShown', { count: possible.length })}
      checked={isAll}
      indeterminate={chosen.length > 0 && !isAll}
      disabled={possible.length === 0}
      onChange={() => (isAll ? choice.clear() : choice.choose(possible))}
    />
  )
}

function Approved() {
  const { t } = useTranslation()
  return (
    <Group gap={6} wrap="nowrap" justify="flex-end" c="dimmed" className={classes.approved}>
      <IconCheck size={16} aria-hidden />
      <Text size="sm" inherit>
        {t('approval.approved')}
      </Text>
    </Group>
  )
}

export function useWaitingColumns({ choice, isDecided, onHeld }: Props): readonly Column<Row>[] {
  const { t } = useTranslation()
  return [
    {
      id: 'choose',
      title: t('approval.chooseTitle'),
      head: <ChooseShown choice={choice} />,
      width: 52,
      card: 'corner',
      cell: row => <ChooseRow row={row} choice={choice} />,
    },
    {
      id: 'employee',
      title: t('leave.employee'),
      card: 'title',
      cell: row => (
        <PersonName person={row.employee} detail={<LeaveTypeName type={row.leaveType} request={row} />} />
      ),
    },
    {
      id: 'dates',
      title: t('leave.dates'),
      cell: row => (
        <>
          <LeaveDates range={row} />
          <HoldsNow request={row} />
          <FactsLine request={row} />
          {row.may.decidesFor !== null && <StandsInFor person={row.may.decidesFor} />}
        </>
      ),
    },
    { id: 'days', title: t('leave.days'), align: 'right', cell: row => daysOf(row.halfDays) },
    {
      id: 'reason',
      title: t('leave.reason'),
      cell: row => <span className={classes.reason}>{row.reason}</span>,
    },
    {
      id: 'decision',
      title: t('ui.actions'),
      align: 'right',
      card: 'foot',
      cell: row =>
        isDecided(row) ? <Approved /> : <RowDecision request={row} onHeld={isHeld => onHeld(row, isHeld)} />,
    },
  ]
}
