// The columns of the overtime summary: the hours of each person by rate, and what is deducted and paid.
import type { OtSummaryRow } from '@hr/contract/ot-summary.ts'
import type { Href } from '@hr/contract/paths.ts'
import { Group, Stack, Text } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import { useTranslation } from '#web/i18n/translation.ts'
import { formatNumber } from '#web/shared/format.ts'
import { moneyText } from '#web/shared/money/money.ts'
import { useCurrencies } from '#web/shared/money/use-currencies.ts'
import { PersonAtUnit } from '#web/shared/person/PersonAtUnit.tsx'
import type { Column } from '#web/ui/DataList.tsx'
import { TextLink } from '#web/ui/LinkTo.tsx'
import { usePersonName } from '#web/ui/PersonName.tsx'
import { useDuration } from '#web/shared/use-duration.ts'
import { flaggedIn, minutesAt } from './sums.ts'

type SummaryColumn = Column<OtSummaryRow>
type Row = { row: OtSummaryRow }

const oneLine = { whiteSpace: 'nowrap' } as const

/** With a mark for records that HR must correct, and the link to them if the reader may open it. */
function Records({ row, to }: Row & { to: Href | undefined }) {
  const { t } = useTranslation()
  const name = usePersonName(row.employee)
  const count = flaggedIn(row)
  const label = t('otSummary.toCorrectOf', { count, name })
  const mark = (
    <Group component="span" gap={4} wrap="nowrap" display="inline-flex" c="var(--hr-warning-text)">
      <IconAlertTriangle size={16} aria-hidden />
      {t('otSummary.toCorrect', { count })}
    </Group>
  )
  return (
    <Stack component="span" gap={0} display="inline-flex" style={oneLine}>
      {formatNumber(row.records)}
      {count > 0 &&
        (to === undefined ? (
          <Text span size="xs">
            {mark}
          </Text>
        ) : (
          <TextLink size="xs" to={to} aria-label={label}>
            {mark}
          </TextLink>
        ))}
    </Stack>
  )
}

const isUnpaid = ({ payable, withoutSalary }: OtSummaryRow) => payable === 0 && withoutSalary === 0

function Amount({ row }: Row) {
  const { t } = useTranslation()
  const { all } = useCurrencies()
  if (row.pay === null || isUnpaid(row)) return '–'
  return (
    <Stack component="span" gap={0} display="inline-flex" style={oneLine}>
      {row.pay.map(({ currency, amount }) => (
        <span key={currency}>{moneyText(amount, currency, all)}</span>
      ))}
      {row.withoutSalary > 0 && (
        <Text span size="xs" c="dimmed">
          {t('otSummary.noSalary', { count: row.withoutSalary })}
        </Text>
      )}
    </Stack>
  )
}

type Shown = {
  /** The rates that occur. */
  readonly rates: readonly number[]
  readonly seesPay: boolean
  /** The records of a person that must be corrected. */
  readonly flaggedOf: (row: OtSummaryRow) => Href | undefined
}

export function useSummaryColumns({ rates, seesPay, flaggedOf }: Shown): readonly SummaryColumn[] {
  const { t } = useTranslation()
  const hoursText = useDuration()
  const hours = (id: string, title: string, minutesOf: (row: OtSummaryRow) => number): SummaryColumn => ({
    id,
    title,
    folds: id.startsWith('at') ? 2 : 1,
    align: 'right',
    cell: row => (minutesOf(row) === 0 ? '–' : hoursText(minutesOf(row))),
    isBlank: row => minutesOf(row) === 0,
  })
  return [
    {
      id: 'employee',
      title: t('attendanceDay.employee'),
      sort: 'name',
      card: 'title',
      cell: row => <PersonAtUnit row={row} />,
    },
    {
      id: 'records',
      title: t('otSummary.records'),
      align: 'right',
      cell: row => <Records row={row} to={flaggedOf(row)} />,
    },
    ...rates.map(percent =>
      hours(`at${percent}`, t('otSummary.atRate', { percent }), row => minutesAt(row, percent)),
    ),
    hours('break', t('otRecord.break'), row => row.breakMinutes),
    hours('cuts', t('otSummary.overLimits'), row => row.cutByDay + row.cutByMonth),
    {
      id: 'payable',
      title: t('otRecord.payable'),
      align: 'right',
      sort: 'payable',
      cell: row => (
        <Text span inherit fw={600}>
          {row.payable === 0 ? '–' : hoursText(row.payable)}
        </Text>
      ),
    },
    ...(seesPay
      ? [
          {
            id: 'amount',
            title: t('otRecord.amount'),
            align: 'right' as const,
            cell: (row: OtSummaryRow) => <Amount row={row} />,
            isBlank: (row: OtSummaryRow) => row.pay === null || isUnpaid(row),
          },
        ]
      : []),
  ]
}
