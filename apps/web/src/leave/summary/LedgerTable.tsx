import type { LedgerLine } from '@hr/contract/leave-summary.ts'
import { Button, Table, Text } from '@mantine/core'
import { useLanguage } from '#web/i18n/language.ts'
import { useTranslation } from '#web/i18n/translation.ts'
import { paths } from '@hr/contract/paths.ts'
import { daysOf, signedDaysOf, formatDate, formatHalfDays } from '#web/shared/format.ts'
import { formatInstant } from '#web/shared/instant.ts'
import { newTab, TextLink } from '#web/ui/LinkTo.tsx'
import { usePersonNames } from '#web/ui/PersonName.tsx'
import classes from './LedgerTable.module.css'

type Shown = {
  isOwn: boolean
  /** Left out if the reader may not undo adjustments. */
  onUndo?: (line: LedgerLine) => void
}
type Props = Shown & { label: string; lines: readonly LedgerLine[] }

function What({ line, isOwn, onUndo }: Shown & { line: LedgerLine }) {
  const { t } = useTranslation()
  const nameOf = usePersonNames()
  const { kind, requestId, requestNumber, isPending, reason, validTo, adjustment } = line
  const details = [
    isPending && t('leaveSummary.linePending'),
    adjustment?.isUndone === true && t('leaveSummary.isUndone'),
    reason,
    adjustment && madeBy(adjustment),
    validTo !== null && t('leaveSummary.validTo', { date: formatDate(validTo) }),
  ].filter(Boolean)
  function madeBy({ by, byName, at }: NonNullable<LedgerLine['adjustment']>): string {
    return t('leaveSummary.madeBy', { name: by ? nameOf(by) : byName, at: formatInstant(at) })
  }
  return (
    <>
      {requestId !== null && requestNumber !== null ? (
        <TextLink
          to={isOwn ? paths.myLeaveRequest(requestId) : paths.leaveRequest(requestId)}
          size="sm"
          {...newTab}
        >
          {t('leaveSummary.lineNumber', { number: requestNumber })}
        </TextLink>
      ) : (
        t(adjustment?.isUndo === true ? 'leaveSummary.lineUndo' : `leaveSummary.${kind}`)
      )}
      <Text span size="xs" c="dimmed" display="block" hiddenFrom="xs">
        {[formatDate(line.date), ...details].join(' · ')}
      </Text>
      {details.length > 0 && (
        <Text span size="xs" c="dimmed" display="block" visibleFrom="xs">
          {details.join(' · ')}
        </Text>
      )}
      {onUndo && adjustment && !adjustment.isUndone && !adjustment.isUndo && (
        <UndoButton line={line} onUndo={onUndo} />
      )}
    </>
  )
}

function UndoButton({ line, onUndo }: { line: LedgerLine; onUndo: (line: LedgerLine) => void }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const days = formatHalfDays(line.halfDays, language)
  return (
    <Button
      variant="subtle"
      size="compact-sm"
      ml={-8}
      aria-label={t('leaveSummary.undoOf', { days, date: formatDate(line.date) })}
      onClick={() => onUndo(line)}
    >
      {t('ui.undo')}
    </Button>
  )
}

/** The lines of one leave type with the balance after each; on a phone the date is below the text. */
export function LedgerTable({ label, lines, ...shown }: Props) {
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
          <Table.Tr
            key={line.adjustment?.id ?? `${line.date}:${line.kind}:${line.requestId}:${line.balance}`}
          >
            <Table.Td style={{ verticalAlign: 'top' }} visibleFrom="xs">
              {formatDate(line.date)}
            </Table.Td>
            <Table.Td>
              <What line={line} {...shown} />
            </Table.Td>
            <Table.Td ta="right" style={{ verticalAlign: 'top', whiteSpace: 'nowrap' }}>
              {signedDaysOf(line.halfDays)}
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
