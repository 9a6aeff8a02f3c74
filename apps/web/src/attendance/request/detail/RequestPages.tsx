// The page of one attendance or off-site request.
import type { AttendanceRequestDetail } from '@hr/contract/attendance-request-shapes.ts'
import { Divider, Stack, Text } from '@mantine/core'
import { useParams } from '@tanstack/react-router'
import { useTranslation } from '#web/i18n/translation.ts'
import type { Change } from '#web/shared/request/AboutRequest.tsx'
import { RequestPage } from '#web/shared/request/page/RequestPage.tsx'
import { useRequestCrumbs } from '#web/shared/request/page/use-request-crumbs.ts'
import { attendanceKind, offSiteKind } from '../attendance-kind.ts'
import type { AttendanceKind } from '../attendance-kind.ts'
import { DayChanges } from '../DayChanges.tsx'
import { ChangeRequest } from '../form/ChangeRequest.tsx'
import { useRequestText } from '../request-text.ts'
import { DecisionFacts } from './DecisionFacts.tsx'
import { RequestDetails } from './RequestDetails.tsx'

function useChanges(): (request: AttendanceRequestDetail) => readonly Change[] {
  const { t } = useTranslation()
  const { whatOf, datesOf, timesOf } = useRequestText()
  return request => {
    const { original, attendanceType } = request
    if (original === null) return []
    const what = t(attendanceType === null ? 'attendanceRequest.place' : 'attendanceRequest.type')
    return [
      { label: what, before: whatOf(original), after: whatOf(request) },
      { label: t('request.dates'), before: datesOf(original), after: datesOf(request) },
      { label: t('attendanceRequest.times'), before: timesOf(original), after: timesOf(request) },
    ]
  }
}

function Details({ request }: { request: AttendanceRequestDetail }) {
  const { t } = useTranslation()
  return (
    <Stack gap="md">
      <RequestDetails request={request} />
      {request.decision === null && (
        <>
          <Divider />
          <Text size="sm" fw={600}>
            {t(request.status === 'PENDING' ? 'attendanceRequest.days' : 'attendanceRequest.daysNow')}
          </Text>
          <DayChanges days={request.days} label={t('attendanceRequest.daysNow')} />
        </>
      )}
    </Stack>
  )
}

function OneRequest({ kind }: { kind: AttendanceKind }) {
  const { t } = useTranslation()
  // The spec names the parameter differently below the lists.
  const { attendanceRequestId, id = '' } = useParams({ strict: false })
  const { aboutOf } = useRequestText()
  return (
    <RequestPage
      kind={kind}
      id={attendanceRequestId ?? id}
      crumbs={useRequestCrumbs(kind, t(`attendanceRequest.kinds.${kind.code}.title`))}
      aboutOf={aboutOf}
      changesOf={useChanges()}
      details={request => <Details request={request} />}
      beforeDeciding={request =>
        request.decision && <DecisionFacts request={request} facts={request.decision} />
      }
      form={(request, purpose, close) => (
        <ChangeRequest
          key={`${request.id}:${purpose}`}
          kind={kind}
          request={request}
          purpose={purpose}
          onClose={close}
        />
      )}
    />
  )
}

export const AttendanceRequestPage = () => <OneRequest kind={attendanceKind} />
export const OffSiteRequestPage = () => <OneRequest kind={offSiteKind} />
