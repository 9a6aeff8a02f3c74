// The page of one attendance or off-site request.
import type { AttendanceRequestDetail } from '@hr/contract/attendance-request-shapes.ts'
import { fieldLabel } from '@hr/contract/messages/text.ts'
import { Divider, Stack, Text } from '@mantine/core'
import { useLanguage } from '#web/i18n/language.ts'
import { useTranslation } from '#web/i18n/translation.ts'
import type { Change } from '#web/shared/request/AboutRequest.tsx'
import { WhoIsAway } from '#web/shared/request/AwayPeople.tsx'
import { Fact, LongText } from '#web/shared/request/Facts.tsx'
import { RequestFacts } from '#web/shared/request/page/RequestFacts.tsx'
import { RequestPage } from '#web/shared/request/page/RequestPage.tsx'
import { useRequestCrumbs } from '#web/shared/request/page/use-request-crumbs.ts'
import { useToday } from '#web/shared/use-today.ts'
import { DayChanges } from '../DayChanges.tsx'
import { QuotaTaken } from '../QuotaLines.tsx'
import { attendanceKind, offSiteKind } from '#web/shared/request/kinds/attendance-kind.ts'
import type { AttendanceKind } from '#web/shared/request/kinds/attendance-kind.ts'
import { ChangeRequest } from '../form/ChangeRequest.tsx'
import { useRequestText } from '../use-request-text.ts'

/** Who, what, when, why. */
function RequestDetails({ request }: { request: AttendanceRequestDetail }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const { whatOf, datesOf, timesOf } = useRequestText()
  const isTyped = request.attendanceType !== null
  return (
    <RequestFacts request={request}>
      <Fact label={t(isTyped ? 'attendanceRequest.type' : 'attendanceRequest.place')}>{whatOf(request)}</Fact>
      <Fact label={t('request.dates')}>{datesOf(request)}</Fact>
      <Fact label={t('attendanceRequest.times')}>{timesOf(request)}</Fact>
      {isTyped && (
        <Fact label={fieldLabel(language, 'title')}>
          <LongText>{request.title}</LongText>
        </Fact>
      )}
    </RequestFacts>
  )
}

type Props = { request: AttendanceRequestDetail; facts: NonNullable<AttendanceRequestDetail['decision']> }

/** For the current approver: the effect on the days, the remaining quota, and who else is away. */
function DecisionFacts({ request, facts }: Props) {
  const { t } = useTranslation()
  const isToCome = request.to >= useToday()
  return (
    <Stack>
      <DayChanges days={request.days} label={t('attendanceRequest.days')} />
      {facts.quota.length > 0 && (
        <Text size="sm" component="div">
          <QuotaTaken quota={facts.quota} />
        </Text>
      )}
      {isToCome && <WhoIsAway facts={facts} range={request} />}
    </Stack>
  )
}

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
    <Stack>
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

function OneRequest({ kind, id }: { kind: AttendanceKind; id: string }) {
  const { t } = useTranslation()
  const { aboutOf } = useRequestText()
  return (
    <RequestPage
      kind={kind}
      id={id}
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

export const AttendanceRequestPage = ({ id }: { id: string }) => <OneRequest kind={attendanceKind} id={id} />
export const OffSiteRequestPage = ({ id }: { id: string }) => <OneRequest kind={offSiteKind} id={id} />
