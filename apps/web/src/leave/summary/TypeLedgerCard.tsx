import type { LeaveType } from '@hr/contract/leave-type.ts'
import type { LedgerLine, TypeLedger } from '@hr/contract/leave-summary.ts'
import { Paper, Stack, Text, Title } from '@mantine/core'
import { useState } from 'react'
import { useLanguage } from '#web/i18n/language.ts'
import { useTranslation } from '#web/i18n/translation.ts'
import { nameIn } from '#web/shared/format.ts'
import { LeaveTypeName } from '../LeaveTypeName.tsx'
import { BalanceEquation } from './BalanceEquation.tsx'
import { LedgerTable } from './LedgerTable.tsx'
import { UndoAdjustmentDialog } from './UndoAdjustmentDialog.tsx'
import classes from './TypeLedgerCard.module.css'

type Props = {
  type: LeaveType
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
export function TypeLedgerCard({ type, ledger, isOwn, mayUndo, isAsked }: Props) {
  const { t } = useTranslation()
  const language = useLanguage()
  const [undoing, setUndoing] = useState<LedgerLine | null>(null)
  return (
    <Paper
      component="section"
      withBorder
      p={{ base: 'sm', sm: 'md' }}
      aria-label={nameIn(language, type)}
      {...(isAsked && { ref: show, tabIndex: -1, className: classes.asked })}
    >
      <Stack gap="sm">
        <Title order={2} size="h4">
          <LeaveTypeName type={type} />
        </Title>
        <BalanceEquation balance={ledger.balance} />
        {ledger.lines.length === 0 ? (
          <Text size="sm" c="dimmed">
            {t('leaveSummary.noLines')}
          </Text>
        ) : (
          <LedgerTable
            label={nameIn(language, type)}
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
