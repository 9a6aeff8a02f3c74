import type { LedgerLine } from '@hr/contract/leave-summary.ts'
import { Table, Text } from '@mantine/core'
import { useTranslation } from '#web/i18n/translation.ts'
import { paths } from '@hr/contract/paths.ts'
import { daysOf, formatDate } from '#web/shared/format.ts'
import { TextLink } from '#web/ui/LinkTo.tsx'
import classes from './LedgerTable.module.css'

const signed = (halfDays: number): string => (halfDays > 0 ? `+${daysOf(halfDays)}` : `−${daysOf(-halfDays)}`)

type Props = { label: string; lines: readonly LedgerLine[]; isOwn: boolean }

function What({ line, isOwn }: { line: LedgerLine; isOwn: boolean }) {
  const { t } = useTranslation()
  const { kind, requestId, requestNumber, isPending, reason, validTo } = line
  const details = [
    isPending && t('leaveSummary.linePending'),
    reason,
    validTo !== null && t('leaveSummary.validTo', { date: formatDate(validTo) }),
  ].filter(Boolean)
  return (
    <>
      {requestId !== null && requestNumber !== null ? (
        <TextLink to={isOwn ? paths.myLeaveRequest(requestId) : paths.leaveRequest(requestId)} size="sm">
          {t('leaveSummary.lineNumber', { number: requestNumber })}
        </TextLink>
      ) : (
        t(`leaveSummary.${kind}`)
      )}
      <Text span size="xs" c="dimmed" display="block" hiddenFrom="xs">
        {[formatDate(line.date), ...details].join(' · ')}
      </Text>
      {details.length > 0 && (
        <Text span size="xs" c="dimmed" display="block" visibleFrom="xs">
          {details.join(' · ')}
        </Text>
      )}
    </>
  )
}

/** The lines of one leave type with the balance after each; on a phone the date is below the text. */
export function LedgerTable({ label, lines, isOwn }: Props) {
  const { t } = useTranslation()
  return (
    <Table verticalSpacing={6} horizontalSpacing="xs" aria-label={label} className={classes.lines}>
      <Table.Thead>
        <Table.Tr>
          <Table.Th w={120} visibleFrom="xs">
            {t('leaveSummary.lineDate')}
          </Table.Th>
          <Table.Th>{t('leaveSummary.line')}</Table.Th>
          <Table.Th ta="right" w={90}>
            {t('leaveSummary.change')}
          </Table.Th>
          <Table.Th ta="right" w={90}>
            {t('leaveSummary.balance')}
          </Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {lines.map(line => (
          <Table.Tr key={`${line.date}:${line.kind}:${line.requestId}:${line.balance}`}>
            <Table.Td style={{ verticalAlign: 'top' }} visibleFrom="xs">
              {formatDate(line.date)}
            </Table.Td>
            <Table.Td>
              <What line={line} isOwn={isOwn} />
            </Table.Td>
            <Table.Td ta="right" style={{ verticalAlign: 'top', whiteSpace: 'nowrap' }}>
              {signed(line.halfDays)}
            </Table.Td>
            <Table.Td ta="right" fw={600} style={{ verticalAlign: 'top' }}>
              {daysOf(line.balance)}
            </Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  )
}
