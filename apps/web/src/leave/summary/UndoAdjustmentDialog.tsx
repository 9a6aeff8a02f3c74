// Asks before an adjustment is undone, with the balance before and after.
import { undoLeaveAdjustment } from '@hr/contract/leave-summary.ts'
import type { LedgerLine } from '@hr/contract/leave-summary.ts'
import type { LeaveType } from '@hr/contract/leave-type.ts'
import type { LeaveBalance } from '@hr/contract/leave.ts'
import { adjustedBalance } from '@hr/domain/leave/adjusted-balance.ts'
import { nameIn } from '@hr/domain/employee/name-in.ts'
import { useLanguage } from '#web/i18n/language.ts'
import { useTranslation } from '#web/i18n/translation.ts'
import { formatHalfDays } from '#web/shared/format.ts'
import { ActionDialog } from '#web/shared/resource/ActionDialog.tsx'

type Props = { type: LeaveType; balance: LeaveBalance; line: LedgerLine; onClose: () => void }

export function UndoAdjustmentDialog({ type, balance, line, onClose }: Props) {
  const { t } = useTranslation()
  const language = useLanguage()
  const days = (halfDays: number) => formatHalfDays(halfDays, language)
  const { before, after } = adjustedBalance(balance.available, 0 - line.halfDays)
  return (
    <ActionDialog
      endpoint={undoLeaveAdjustment}
      input={{ id: line.adjustment?.id ?? '' }}
      title={t('leaveSummary.undoTitle')}
      text={t('leaveSummary.undoText', {
        type: nameIn(type, language),
        before: days(before),
        after: days(after),
      })}
      confirmLabel={t('ui.undo')}
      done={({ available }) => t('leaveSummary.undone', { days: days(available) })}
      onClose={onClose}
    />
  )
}
