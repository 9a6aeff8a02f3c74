// Who, what, when, why.
import type { AttendanceRequestDetail } from '@hr/contract/attendance-request-shapes.ts'
import { useTranslation } from '#web/i18n/translation.ts'
import { formatInstant } from '#web/shared/instant.ts'
import { Fact, Facts, LongText } from '#web/shared/request/Facts.tsx'
import { PersonName } from '#web/ui/PersonName.tsx'
import { useRequestText } from '../request-text.ts'

export function RequestDetails({ request }: { request: AttendanceRequestDetail }) {
  const { t } = useTranslation()
  const { whatOf, datesOf, timesOf } = useRequestText()
  const isTyped = request.attendanceType !== null
  return (
    <Facts>
      <Fact label={t('request.employee')}>
        <PersonName person={request.employee} isWhole />
      </Fact>
      <Fact label={t(isTyped ? 'attendanceRequest.type' : 'attendanceRequest.place')}>{whatOf(request)}</Fact>
      <Fact label={t('request.dates')}>{datesOf(request)}</Fact>
      <Fact label={t('attendanceRequest.times')}>{timesOf(request)}</Fact>
      {isTyped && (
        <Fact label={t('attendanceRequest.titleField')}>
          <LongText>{request.title}</LongText>
        </Fact>
      )}
      <Fact label={t('request.reason')}>
        <LongText>{request.reason}</LongText>
      </Fact>
      <Fact label={t('request.requestedAt')}>{formatInstant(request.createdAt)}</Fact>
    </Facts>
  )
}
