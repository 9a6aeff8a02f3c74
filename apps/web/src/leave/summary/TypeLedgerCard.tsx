import type { LedgerLine, TypeLedger } from '@hr/contract/leave-summary.ts'
import type { LeaveType } from '@hr/contract/leave-type.ts'
import type { LeaveBalance } from '@hr/contract/leave.ts'
import type { LocalDate } from '@hr/domain/calendar/local-date.ts'
import { carryOverRule } from '@hr/domain/leave/carry-over-rule.ts'
import { nameIn } from '@hr/domain/employee/name-in.ts'
import { Group, Paper, Stack, Text, Title } from '@mantine/core'
import { useState } from 'react'
import { useLanguage } from '#web/i18n/language.ts'
import { useTranslation } from '#web/i18n/translation.ts'
import { daysOf, formatDate, formatHalfDays } from '#web/shared/format.ts'
import { useToday } from '#web/shared/use-today.ts'
import { LeaveTypeName } from '../LeaveTypeName.tsx'
import { LedgerTable } from './LedgerTable.tsx'
import classes from './TypeLedgerCard.module.css'
import { UndoAdjustmentDialog } from './UndoAdjustmentDialog.tsx'
import { balanceParts } from './balance-parts.ts'

type PartProps = { label: string; sign: string; days: string; strong?: boolean }

function Part({ label, sign, days, strong = false }: PartProps) {
  return (
    <Stack gap={0}>
      <Text component="dt" size="xs" c="dimmed">
        {label}
      </Text>
      <Text component="dd" m={0} fz="lg" fw={strong ? 700 : 500} lh={1.5}>
        {sign !== '' && (
          <Text span inherit c="dimmed" fw={400} mr={6} aria-hidden>
            {sign}
          </Text>
        )}
        {days}
      </Text>
    </Stack>
  )
}

/** Parts that are 0 are left out, except the entitlement. */
function BalanceEquation({ balance }: { balance: LeaveBalance }) {
  const { t } = useTranslation()
  const shown = balanceParts.filter(({ name }) => name === 'entitled' || balance[name] !== 0)
  return (
    <Group component="dl" m={0} align="flex-end">
      {shown.map(({ name, label, sign }, index) => (
        <Part
          key={name}
          label={t(`leaveSummary.${label}`)}
          sign={index === 0 ? '' : balance[name] < 0 ? '−' : sign}
          days={daysOf(Math.abs(balance[name]))}
        />
      ))}
      <Part label={t('leaveSummary.available')} sign="=" days={daysOf(balance.available)} strong />
    </Group>
  )
}

function CarryOver({ type, yearEnd }: Pick<Props, 'type' | 'yearEnd'>) {
  const { t } = useTranslation()
  const language = useLanguage()
  const today = useToday()
  const rule = carryOverRule(type, yearEnd)
  if (rule === null || yearEnd < today) return null
  const facts = { date: formatDate(yearEnd), days: formatHalfDays(rule.most, language) }
  return (
    <Text size="sm" c="dimmed">
      {rule.until === null
        ? t('leaveSummary.carriesOver', facts)
        : t('leaveSummary.carriesOverUntil', { ...facts, until: formatDate(rule.until) })}
    </Text>
  )
}

type Props = {
  type: LeaveType
  /** The last day of the leave year. */
  yearEnd: LocalDate
  ledger: TypeLedger
  isOwn: boolean
  mayUndo: boolean
  /** Scrolls to the card and focuses it. */
  isAsked: boolean
}

function show(card: HTMLElement | null): void {
  card?.scrollIntoView({ block: 'start' })
  card?.focus({ preventScroll: true })
}

/** One leave type: the parts of its balance, and its lines. */
export function TypeLedgerCard({ type, yearEnd, ledger, isOwn, mayUndo, isAsked }: Props) {
  const { t } = useTranslation()
  const language = useLanguage()
  const [undoing, setUndoing] = useState<LedgerLine | null>(null)
  return (
    <Paper
      component="section"
      withBorder
      p={{ base: 'sm', sm: 'md' }}
      aria-label={nameIn(type, language)}
      {...(isAsked && { ref: show, tabIndex: -1, className: classes.asked })}
    >
      <Stack gap="sm">
        <Title order={2} size="h4">
          <LeaveTypeName type={type} />
        </Title>
        <BalanceEquation balance={ledger.balance} />
        <CarryOver type={type} yearEnd={yearEnd} />
        {ledger.lines.length === 0 ? (
          <Text size="sm" c="dimmed">
            {t('leaveSummary.noLines')}
          </Text>
        ) : (
          <LedgerTable
            label={nameIn(type, language)}
            lines={ledger.lines}
            isOwn={isOwn}
            {...(mayUndo && { onUndo: setUndoing })}
          />
        )}
      </Stack>
      {undoing !== null && (
        <UndoAdjustmentDialog
          type={type}
          balance={ledger.balance}
          line={undoing}
          onClose={() => setUndoing(null)}
        />
      )}
    </Paper>
  )
}
