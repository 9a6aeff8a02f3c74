// Columns of the leave summary: the balance of each type, or the parts of one; each number links to its ledger.
import type { LeaveBalance } from '@hr/contract/leave.ts'
import type { LeaveSummaryRow } from '@hr/contract/leave-summary.ts'
import type { LeaveType } from '@hr/contract/leave-type.ts'
import { Box, Text } from '@mantine/core'
import { useLanguage } from '#web/i18n/language.ts'
import { useTranslation } from '#web/i18n/translation.ts'
import { paths } from '@hr/contract/paths.ts'
import { nameIn } from '@hr/domain/employee/name-in.ts'
import { daysOf } from '#web/shared/format.ts'
import { useExpiryText } from '#web/shared/leave/use-expiry-text.ts'
import { useIsBlocked } from '#web/shared/person/own-record.ts'
import { useCan } from '#web/shared/session.ts'
import type { Column } from '#web/ui/DataList.tsx'
import { ButtonLink, TextLink } from '#web/ui/LinkTo.tsx'
import { PersonName, usePersonNames } from '#web/ui/PersonName.tsx'
import { balanceParts } from './balance-parts.ts'
import type { SummaryView } from './summary-view.ts'

type SummaryColumn = Column<LeaveSummaryRow>
type NumberProps = {
  row: LeaveSummaryRow
  typeId: string
  part: keyof Omit<LeaveBalance, 'leaveTypeId'>
  date: string | undefined
  /** Meaning of the number, for screen readers. */
  label: string
  strong?: boolean
}

/** Links to the lines that add up to the number. */
function DaysLink({ row, typeId, part, date, label, strong = false }: NumberProps) {
  const expiryText = useExpiryText()
  const balance = row.balances.find(one => one.leaveTypeId === typeId)
  if (balance === undefined) return '–'
  const days = daysOf(balance[part])
  const link = (
    <TextLink
      to={paths.leaveSummaryOf(row.employee.id)}
      search={{ type: typeId, ...(date !== undefined && { date }) }}
      aria-label={`${label}: ${days}`}
      c={balance[part] === 0 && !strong ? 'dimmed' : 'inherit'}
      fw={strong ? 600 : 400}
      inherit
      underline="hover"
    >
      {days}
    </TextLink>
  )
  if (part !== 'available' || balance.expiring === null) return link
  return (
    <>
      {link}
      <Text size="xs" c="var(--hr-warning-text)">
        {expiryText(balance.expiring)}
      </Text>
    </>
  )
}

export function useSummaryColumns(
  types: readonly LeaveType[],
  { type: chosen, date }: SummaryView,
): readonly SummaryColumn[] {
  const { t } = useTranslation()
  const language = useLanguage()
  const may = useCan()
  const isBlocked = useIsBlocked()
  const nameOf = usePersonNames()
  const type = types.find(({ id }) => id === chosen)
  const days = (
    typeId: string,
    title: string,
    part: NumberProps['part'],
    strong?: boolean,
  ): SummaryColumn => ({
    id: type === undefined ? typeId : part,
    title,
    align: 'right',
    cell: row => <DaysLink {...{ row, typeId, part, date }} label={title} strong={strong ?? false} />,
  })
  const adjust: SummaryColumn = {
    id: 'adjust',
    title: t('ui.actions'),
    align: 'right',
    card: 'foot',
    isBlank: row => isBlocked('BALANCE', row.employee.id),
    cell: row =>
      isBlocked('BALANCE', row.employee.id) ? null : (
        <ButtonLink
          variant="subtle"
          size="compact-sm"
          to={paths.leaveSummaryOf(row.employee.id)}
          search={{ adjust: '1', ...(type && { type: type.id }), ...(date !== undefined && { date }) }}
          aria-label={t('leaveSummary.adjustTitle', { name: nameOf(row.employee) })}
        >
          {t('leaveSummary.adjustShort')}
        </ButtonLink>
      ),
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
      folds: 1,
      isBlank: row => row.unit === null,
      cell: row => (row.unit === null ? '–' : nameIn({ name: row.unit, nameLo: row.unitLo }, language)),
    },
    ...(type === undefined
      ? types.map((one, place) => ({
          ...days(one.id, nameIn(one, language), 'available'),
          ...(place >= 4 && { folds: 2 as const }),
        }))
      : [
          ...balanceParts.map(({ name, label }) => days(type.id, t(`leaveSummary.${label}`), name)),
          days(type.id, t('leaveSummary.available'), 'available', true),
        ]),
    ...(may('LEAVE_SUMMARY', 'edit') ? [adjust] : []),
  ]
}
