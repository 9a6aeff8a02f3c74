// Columns of waiting requests: who, when with the facts for a decision, how long, why, and the buttons.
import { Checkbox, Group, Text } from '@mantine/core'
import { IconCheck } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useTranslation } from '#web/i18n/translation.ts'
import type { Column } from '#web/ui/DataList.tsx'
import { PersonName, usePersonNames } from '#web/ui/PersonName.tsx'
import type { About } from './about.ts'
import type { RequestKind, RequestRow } from './request-kind.ts'
import { RowDecision } from './RowDecision.tsx'
import type { Choice } from './use-choice.ts'
import classes from './Waiting.module.css'
import { WaitingFacts } from './WaitingFacts.tsx'

/** Texts of a kind for waiting requests. */
export type WaitingWords<Row extends RequestRow> = {
  readonly kind: RequestKind<Row>
  readonly aboutOf: (row: Row) => About
  /** Below the name of the person. */
  readonly detail: (row: Row) => ReactNode
  /** Of the column of dates. */
  readonly whenTitle?: string
  readonly when: (row: Row) => ReactNode
  /** For a decision, below the dates. */
  readonly facts: (row: Row) => ReactNode
  readonly more: readonly Column<Row>[]
}

type Props<Row extends RequestRow> = WaitingWords<Row> & {
  choice: Choice<Row>
  isDecided: (row: Row) => boolean
  onHeld: (row: Row, isHeld: boolean) => void
}

type ChooseProps<Row> = { row: Row; dates: string; choice: Choice<Row> }

function ChooseRow<Row extends RequestRow>({ row, dates, choice }: ChooseProps<Row>) {
  const { t } = useTranslation()
  const nameOf = usePersonNames()
  return (
    <Checkbox
      aria-label={t('approval.choose', { name: nameOf(row.employee), dates })}
      checked={choice.has(row)}
      disabled={!choice.possible.includes(row)}
      onChange={() => choice.toggle(row)}
    />
  )
}

function ChooseShown<Row extends RequestRow>({ choice }: { choice: Choice<Row> }) {
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

export function useWaitingColumns<Row extends RequestRow>(props: Props<Row>): readonly Column<Row>[] {
  const { t } = useTranslation()
  const { kind, aboutOf, detail, whenTitle, when, facts, more, choice, isDecided, onHeld } = props
  return [
    {
      id: 'choose',
      title: t('approval.chooseTitle'),
      head: <ChooseShown choice={choice} />,
      width: 52,
      card: 'corner',
      cell: row => <ChooseRow row={row} dates={aboutOf(row).dates} choice={choice} />,
    },
    {
      id: 'employee',
      title: t('request.employee'),
      card: 'title',
      cell: row => <PersonName person={row.employee} detail={detail(row)} />,
    },
    {
      id: 'dates',
      title: whenTitle ?? t('request.dates'),
      cell: row => (
        <>
          {when(row)}
          <WaitingFacts facts={facts} row={row} />
        </>
      ),
    },
    ...more,
    {
      id: 'reason',
      title: t('request.reason'),
      cell: row => <span className={classes.reason}>{row.reason}</span>,
    },
    {
      id: 'decision',
      title: t('ui.actions'),
      align: 'right',
      card: 'foot',
      cell: row =>
        isDecided(row) ? (
          <Approved />
        ) : (
          <RowDecision
            kind={kind}
            request={row}
            about={aboutOf(row)}
            onHeld={isHeld => onHeld(row, isHeld)}
          />
        ),
    },
  ]
}
