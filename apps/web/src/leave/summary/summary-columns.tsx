import type { LeaveSummaryRow } from '@hr/contract/leave-summary.ts'
import { listLeaveTypes } from '@hr/contract/leave-type.ts'
import { Box } from '@mantine/core'
import { useCall } from '#web/api/use-call.ts'
import { useLanguage } from '#web/i18n/language.ts'
import { useTranslation } from '#web/i18n/translation.ts'
import { daysOf, nameIn } from '#web/shared/format.ts'
import type { Column } from '#web/ui/DataList.tsx'
import { PersonName } from '#web/ui/PersonName.tsx'

/** One column of days left for each paid leave type in use. */
export function useSummaryColumns(): readonly Column<LeaveSummaryRow>[] {
  const { t } = useTranslation()
  const language = useLanguage()
  const types = useCall(listLeaveTypes, {}).data ?? []
  const leftOf = (row: LeaveSummaryRow, leaveTypeId: string): string => {
    const balance = row.balances.find(one => one.leaveTypeId === leaveTypeId)
    return balance === undefined ? '–' : daysOf(balance.available)
  }
  return [
    {
      id: 'employee',
      title: t('leaveSummary.employee'),
      card: 'title',
      cell: row => (
        <Box maw={{ sm: 260 }}>
          <PersonName person={row.employee} size={36} detail={row.staffId} />
        </Box>
      ),
    },
    {
      id: 'unit',
      title: t('leaveSummary.unit'),
      cell: row => (row.unit === null ? '–' : nameIn(language, { name: row.unit, nameLo: row.unitLo })),
    },
    ...types
      .filter(({ isActive, paid }) => isActive && paid)
      .map((type): Column<LeaveSummaryRow> => ({
        id: type.id,
        title: nameIn(language, type),
        align: 'right',
        cell: row => leftOf(row, type.id),
      })),
  ]
}
