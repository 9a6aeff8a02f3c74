// Requests that wait for the reader, with the facts for a decision: current days, quota, and who else is away on future
// days.
import type { AttendanceRequestRow } from '@hr/contract/attendance-request-shapes.ts'
import { Stack, Text, Title } from '@mantine/core'
import { IconPaperclip } from '@tabler/icons-react'
import { useList } from '#web/api/use-list.ts'
import type { ListState } from '#web/api/use-list.ts'
import { useTranslation } from '#web/i18n/translation.ts'
import { AwayHint } from '#web/shared/request/AwayHint.tsx'
import { WaitingList } from '#web/shared/request/WaitingList.tsx'
import facts from '#web/shared/request/Waiting.module.css'
import { useToday } from '#web/shared/use-today.ts'
import type { AttendanceKind } from '../attendance-kind.ts'
import { BriefDay, DayName } from '../DayChanges.tsx'
import { QuotaTaken } from '../QuotaLines.tsx'
import { useRequestText } from '../request-text.ts'
import { WhatAsked, WhenAsked } from '../WhatAsked.tsx'

const mostDays = 3

/** The request already names a single day. */
function Facts({ request }: { request: AttendanceRequestRow }) {
  const { t } = useTranslation()
  const today = useToday()
  const { decision, from, to } = request
  if (decision === null) return null
  const { days, quota, fileCount } = decision
  return (
    <Stack gap={2} fz="xs" mt={4}>
      {days.slice(0, mostDays).map(day => (
        <span key={day.date}>
          {from !== to && <DayName date={day.date} />} <BriefDay day={day} />
        </span>
      ))}
      {days.length > mostDays && (
        <Text span inherit c="dimmed">
          {t('attendanceRequest.moreDays', { count: days.length - mostDays })}
        </Text>
      )}
      <QuotaTaken quota={quota} />
      {to >= today && (
        <span>
          <AwayHint facts={decision} range={request} />
        </span>
      )}
      {fileCount > 0 && (
        <span className={facts.fact}>
          <IconPaperclip size={14} stroke={1.5} aria-hidden />
          {t('request.fileCount', { count: fileCount })}
        </span>
      )}
    </Stack>
  )
}

type ListProps = {
  kind: AttendanceKind
  list: ListState<AttendanceRequestRow>
  empty?: { title: string; text: string }
}

function Waiting({ kind, ...props }: ListProps) {
  const { aboutOf } = useRequestText()
  return (
    <WaitingList
      {...props}
      words={{
        kind,
        aboutOf,
        detail: row => <WhatAsked request={row} />,
        when: row => (
          <>
            <WhenAsked request={row} />
            <Facts request={row} />
          </>
        ),
        more: [],
      }}
    />
  )
}

export function WaitingForMe({ kind }: { kind: AttendanceKind }) {
  const { t } = useTranslation()
  const list = useList(kind.list, { scope: 'approvals' })
  const empty = { title: t('request.nothingWaiting'), text: t('request.nothingWaitingHint') }
  return <Waiting kind={kind} list={list} empty={empty} />
}

/** For an added approver who has no page of waiting requests; empty if nothing waits. */
export function WaitingBeside({ kind }: { kind: AttendanceKind }) {
  const { t } = useTranslation()
  const list = useList(kind.list, { scope: 'approvals' })
  if (list.rows.length === 0) return null
  return (
    <Stack gap="xs">
      <Title order={2} size="h5">
        {t('request.waitingForMe')}
      </Title>
      <Waiting kind={kind} list={list} />
    </Stack>
  )
}
