import { closePeriod } from '@hr/contract/attendance-period.ts'
import { Button, Group, Paper, Stack, Text, Textarea } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from '#web/i18n/translation.ts'
import { formatDate, formatDateRange, formatNumber } from '#web/shared/format.ts'
import { formatInstant } from '#web/shared/instant.ts'
import { useCan } from '#web/shared/session.ts'
import { useToday } from '#web/shared/use-today.ts'
import { usePersonNames } from '#web/ui/PersonName.tsx'
import { ActionDialog } from '#web/shared/resource/ActionDialog.tsx'
import { PeriodBadge } from '#web/shared/range/PeriodBadge.tsx'
import { Checklist } from '#web/shared/period/Checklist.tsx'
import { PayrollExport } from './PayrollExport.tsx'
import { ReopenDialog } from './ReopenDialog.tsx'
import type { Period } from '#web/shared/period/checklist.ts'

/** When and by whom it was closed, or reopened and why. */
function LastChange({ period: { isClosed, changedAt, changedBy, reason } }: { period: Period }) {
  const { t } = useTranslation()
  const nameOf = usePersonNames()
  if (changedAt === null) return null
  const who = changedBy === null ? t('attendanceReport.somebody') : nameOf(changedBy)
  return (
    <Text size="sm" c="dimmed">
      {t(isClosed ? 'attendanceReport.closedBy' : 'attendanceReport.reopenedBy', {
        at: formatInstant(changedAt),
        who,
      })}
      {reason !== '' && ` ${reason}`}
    </Text>
  )
}

type ButtonsProps = {
  period: Period
  dates: string
  /** Payroll closes it next; its button is the primary one. */
  isNext: boolean
  /** The oldest period before it that is open. */
  older: Period | undefined
}

function CloseButton({ period, dates, isNext, older }: ButtonsProps) {
  const { t } = useTranslation()
  const [isAsking, setIsAsking] = useState(false)
  const [reason, setReason] = useState('')
  const close = () => setIsAsking(false)
  return (
    <>
      <Button
        variant={isNext ? 'filled' : 'default'}
        disabled={!period.mayClose}
        onClick={() => setIsAsking(true)}
      >
        {t('attendanceReport.close')}
      </Button>
      {isAsking && (
        <ActionDialog
          endpoint={closePeriod}
          input={{ id: period.id, ...(older && { reason }) }}
          disabled={older !== undefined && reason.trim().length < 3}
          title={t('attendanceReport.closeTitle', { dates })}
          text={t('attendanceReport.closeText')}
          confirmLabel={t('attendanceReport.close')}
          color="brand"
          done={t('attendanceReport.closed', { dates })}
          onError={close}
          onClose={close}
        >
          <Checklist period={period} />
          {older && (
            <>
              <Text>{t('attendanceReport.olderOpen', { dates: formatDateRange(older.from, older.to) })}</Text>
              <Textarea
                label={t('attendanceReport.olderReason')}
                required
                maxLength={255}
                value={reason}
                onChange={event => setReason(event.currentTarget.value)}
              />
            </>
          )}
        </ActionDialog>
      )}
    </>
  )
}

type CardProps = {
  period: Period
  /** The next period to close shows its checklist at once; the others read it on demand. */
  isNext: boolean
  older: Period | undefined
  onDifferences: () => void
}

export function PeriodCard({ period, isNext, older, onDifferences }: CardProps) {
  const { t } = useTranslation()
  const may = useCan()
  const [isReopening, setIsReopening] = useState(false)
  const [isAsked, setIsAsked] = useState(false)
  const isChecking = isNext || isAsked
  const { isClosed, mayClose, differences } = period
  const today = useToday()
  const dates = formatDateRange(period.from, period.to)
  return (
    <Paper withBorder p="md" component="section" aria-label={dates}>
      <Stack gap="sm">
        <Group justify="space-between" gap="xs">
          <Text fw={600} style={{ fontVariantNumeric: 'tabular-nums' }}>
            {dates}
          </Text>
          <PeriodBadge range={period} />
        </Group>
        <LastChange period={period} />
        {!isClosed && isChecking && <Checklist period={period} />}
        {!isClosed && !mayClose && (
          <Text size="sm" c="dimmed">
            {period.to < today
              ? t('attendanceReport.notCounted')
              : t('attendanceReport.notOver', { date: formatDate(period.to) })}
          </Text>
        )}
        <Group gap="xs" justify="flex-end">
          {!isClosed && !isChecking && (
            <Button variant="subtle" onClick={() => setIsAsked(true)}>
              {t('attendanceReport.check')}
            </Button>
          )}
          {differences > 0 && (
            <Button variant="subtle" onClick={onDifferences}>
              {t('attendanceReport.differences', { count: formatNumber(differences) })}
            </Button>
          )}
          {may('ATTENDANCE_SUMMARY', 'edit') &&
            (isClosed ? (
              <Button variant="default" onClick={() => setIsReopening(true)}>
                {t('attendanceReport.reopen')}
              </Button>
            ) : (
              <CloseButton period={period} dates={dates} isNext={isNext} older={older} />
            ))}
          {isClosed && may('ATTENDANCE_SUMMARY', 'export') && <PayrollExport period={period} />}
        </Group>
      </Stack>
      {isReopening && <ReopenDialog id={period.id} dates={dates} onClose={() => setIsReopening(false)} />}
    </Paper>
  )
}
