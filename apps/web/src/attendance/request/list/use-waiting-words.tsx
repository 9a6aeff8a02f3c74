// The facts for a decision in the row of a waiting request: current days, quota, and who else is away on future days.
import type { AttendanceRequestRow } from '@hr/contract/attendance-request-shapes.ts'
import { Stack, Text } from '@mantine/core'
import { useTranslation } from '#web/i18n/translation.ts'
import { AwayHint } from '#web/shared/request/AwayHint.tsx'
import { FileCount } from '#web/shared/request/FileCount.tsx'
import type { WaitingWords } from '#web/shared/request/waiting-columns.tsx'
import { useToday } from '#web/shared/use-today.ts'
import type { AttendanceKind } from '#web/shared/request/kinds/attendance-kind.ts'
import { BriefDay, DayName } from '../DayChanges.tsx'
import { QuotaTaken } from '../QuotaLines.tsx'
import { useRequestText } from '../use-request-text.ts'
import { AppliesNow, WhatAsked, WhenAsked } from '../WhatAsked.tsx'

const mostDays = 3

/** The request already shows a single date. */
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
      <FileCount count={fileCount} />
    </Stack>
  )
}

export function useWaitingWords(kind: AttendanceKind): WaitingWords<AttendanceRequestRow> {
  const { aboutOf } = useRequestText()
  return {
    kind,
    aboutOf,
    detail: row => <WhatAsked request={row} />,
    when: row => <WhenAsked request={row} />,
    facts: row => (
      <>
        <AppliesNow request={row} />
        <Facts request={row} />
      </>
    ),
    more: [],
  }
}
