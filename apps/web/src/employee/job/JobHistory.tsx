// The job history, newest first: what changed on each date, and what is planned.
import { listJobs, cancelJobChange } from '@hr/contract/employee-job.ts'
import type { JobRow } from '@hr/contract/employee-job.ts'
import { Badge, Button, Group, Skeleton, Text, Timeline } from '@mantine/core'
import { IconBriefcase, IconCalendarEvent } from '@tabler/icons-react'
import { useState } from 'react'
import { useCall } from '#web/api/use-call.ts'
import { useTranslation } from '#web/i18n/translation.ts'
import { formatDate, formatDateRange } from '#web/shared/format.ts'
import { EmptyState, ErrorState } from '#web/ui/EmptyState.tsx'
import { FactList } from '#web/shared/FactList.tsx'
import { contractFacts, payFacts, placeFacts, useJobFacts } from './JobFacts.tsx'
import { ActionDialog } from '#web/shared/resource/ActionDialog.tsx'

type CancelProps = { employeeId: number; from: string; onClose: () => void }

function CancelJobDialog({ employeeId, from, onClose }: CancelProps) {
  const { t } = useTranslation()
  return (
    <ActionDialog
      endpoint={cancelJobChange}
      input={{ id: employeeId, from }}
      title={t('employeeJob.takeBackTitle', { date: formatDate(from) })}
      text={t('employeeJob.takeBackText')}
      confirmLabel={t('employeeJob.takeBack')}
      done={t('employeeJob.takenBack')}
      onClose={onClose}
    />
  )
}

type RowProps = { row: JobRow; isFirst: boolean; onCancel: (() => void) | undefined }

/** The first row shows every fact, the others what changed. */
function RowFacts({ row, isFirst, onCancel }: RowProps) {
  const { t } = useTranslation()
  const facts = useJobFacts()
  const all = [...placeFacts, ...contractFacts, ...payFacts]
  const isPay = payFacts.some(name => row.changed.includes(name))
  const names = isFirst ? all : row.changed.filter(name => name !== 'salaryCurrency' || !isPay)
  const shown = facts(row.facts, names)
  return (
    <div style={{ paddingBlock: 4 }}>
      <FactList
        facts={
          isFirst ? shown : shown.map(fact => ({ ...fact, value: fact.value === '' ? '–' : fact.value }))
        }
        columns={4}
      />
      {onCancel && (
        <Button variant="default" size="xs" mt="xs" onClick={onCancel}>
          {t('employeeJob.takeBack')}
        </Button>
      )}
    </div>
  )
}

function RowTitle({ row }: { row: JobRow }) {
  const { t } = useTranslation()
  const dates =
    row.to === null
      ? t('employeeJob.since', { date: formatDate(row.from) })
      : formatDateRange(row.from, row.to)
  return (
    <Group gap="xs">
      <Text span fw={600}>
        {dates}
      </Text>
      {row.isCurrent && <Badge>{t('employeeJob.now')}</Badge>}
      {row.isFuture && <Badge color="yellow">{t('employeeJob.planned')}</Badge>}
    </Group>
  )
}

function Rows({
  employeeId,
  rows,
  mayChange,
}: {
  employeeId: number
  rows: readonly JobRow[]
  mayChange: boolean
}) {
  const [cancelling, setCancelling] = useState<JobRow>()
  return (
    <>
      <Timeline bulletSize={28} lineWidth={2}>
        {rows.map((row, index) => (
          <Timeline.Item
            key={row.from}
            title={<RowTitle row={row} />}
            bullet={
              row.isFuture ? (
                <IconCalendarEvent size={16} aria-hidden />
              ) : (
                <IconBriefcase size={16} aria-hidden />
              )
            }
          >
            <RowFacts
              row={row}
              isFirst={index === rows.length - 1}
              onCancel={row.isFuture && mayChange ? () => setCancelling(row) : undefined}
            />
          </Timeline.Item>
        ))}
      </Timeline>
      {cancelling !== undefined && (
        <CancelJobDialog
          employeeId={employeeId}
          from={cancelling.from}
          onClose={() => setCancelling(undefined)}
        />
      )}
    </>
  )
}

export function JobHistory({ employeeId, mayChange }: { employeeId: number; mayChange: boolean }) {
  const { t } = useTranslation()
  const query = useCall(listJobs, { id: employeeId })
  if (query.isPending) return <Skeleton height={180} />
  if (query.data === undefined) return <ErrorState error={query.error} retry={() => void query.refetch()} />
  if (query.data.length === 0) return <EmptyState title={t('employeeJob.noHistory')} />
  return <Rows employeeId={employeeId} rows={query.data} mayChange={mayChange} />
}
