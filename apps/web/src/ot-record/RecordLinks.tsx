// Links from a record to its requests and to the day of attendance.
import type { OtRecordDetail } from '@hr/contract/ot-record.ts'
import { paths } from '@hr/contract/paths.ts'
import { Stack, Text } from '@mantine/core'
import { useTranslation } from '#web/i18n/translation.ts'
import { DayPart } from '#web/shared/DayPart.tsx'
import { useCan, useProfile } from '#web/shared/session.ts'
import { TextLink } from '#web/ui/LinkTo.tsx'
import { timesText } from '#web/shared/overtime/times-text.ts'

export function RecordLinks({ record: { employee, date, requests } }: { record: OtRecordDetail }) {
  const { t } = useTranslation()
  const may = useCan()
  const isOwn = useProfile().employee?.id === employee.id
  const pageOf = isOwn ? paths.myOtRequest : paths.otRequest
  const seesRequests = isOwn || may(['OT_REQUEST', 'TEAM_OT_REQUEST'])
  const seesDays = may(
    isOwn ? 'MY_ATTENDANCE' : ['ATTENDANCE_SUMMARY', 'ATTENDANCE_MONITORING', 'TEAM_ATTENDANCE_REQUEST'],
  )
  return (
    <DayPart title={t('otRecord.basis')}>
      <Stack gap={4} fz="sm" align="flex-start">
        {requests.map(({ id, number, ...times }) => (
          <span key={id}>
            {seesRequests ? (
              <TextLink inherit to={pageOf(id)}>
                {t('ot.number', { number })}
              </TextLink>
            ) : (
              t('ot.number', { number })
            )}{' '}
            <Text span inherit c="dimmed">
              {timesText(times)}
            </Text>
          </span>
        ))}
        {seesDays && (
          <TextLink
            inherit
            to={isOwn ? paths.myAttendance : paths.attendanceOf(employee.id)}
            search={{ at: date, day: date }}
          >
            {t('otRecord.toDay')}
          </TextLink>
        )}
      </Stack>
    </DayPart>
  )
}
