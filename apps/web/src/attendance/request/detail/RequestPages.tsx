// One request about attendance or work elsewhere, the same page for its owner and its approvers; it follows along when
// somebody decides elsewhere.
import type { AttendanceRequestDetail } from '@hr/contract/attendance-request-shapes.ts'
import { Divider, Stack, Text } from '@mantine/core'
import { useLocation, useParams } from '@tanstack/react-router'
import { useCall } from '#web/api/use-call.ts'
import { useTranslation } from '#web/i18n/translation.ts'
import type { Change } from '#web/shared/request/AboutRequest.tsx'
import { ComingRequest, RequestFrame } from '#web/shared/request/RequestFrame.tsx'
import { requestPageShape } from '#web/shared/request/request-page-view.ts'
import { useProfile } from '#web/shared/session.ts'
import { useViewState } from '#web/shared/view-state.ts'
import { usePersonNames } from '#web/ui/PersonName.tsx'
import { attendanceKind, offSiteKind } from '../attendance-kind.ts'
import type { AttendanceKind } from '../attendance-kind.ts'
import { DayChanges } from '../DayChanges.tsx'
import { useRequestSections } from '../list/RequestNav.tsx'
import { useRequestText } from '../request-text.ts'
import { DecisionFacts } from './DecisionFacts.tsx'
import { RequestDetails } from './RequestDetails.tsx'
import { ChangeRequest } from '../form/ChangeRequest.tsx'

/** Without a live connection the page still asks once a minute. */
const askAgainMs = 60_000

/** The list this request was opened from, if the reader may see it. */
function useCrumbs(kind: AttendanceKind) {
  const { t } = useTranslation()
  const { pathname } = useLocation()
  const sections = useRequestSections(kind)
  const ownPage = kind.ownPage('')
  const isOwn = pathname.startsWith(ownPage) || pathname.startsWith(`${kind.pages.mine.to}/`)
  const above = isOwn ? sections.find(section => section === 'mine') : sections.at(-1)
  if (above === undefined) return []
  return [{ title: t(`attendanceRequest.kinds.${kind.code}.title`), to: kind.pages[above].to }]
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

function RequestPage({ kind, id }: { kind: AttendanceKind; id: string }) {
  const { t } = useTranslation()
  const { employee } = useProfile()
  const nameOf = usePersonNames()
  const { aboutOf } = useRequestText()
  const changesOf = useChanges()
  const crumbs = useCrumbs(kind)
  const [view, setView] = useViewState(requestPageShape)
  const { data, error, refetch } = useCall(kind.get, { id }, { refetchInterval: askAgainMs })
  if (data === undefined) {
    const title = t(`attendanceRequest.kinds.${kind.code}.request`)
    return <ComingRequest title={title} crumbs={crumbs} error={error} retry={() => void refetch()} />
  }
  const isOwn = employee?.id === data.employee.id
  const { what, dates } = aboutOf(data)
  const purpose = view.edit !== undefined ? 'edit' : view.change !== undefined ? 'change' : undefined
  return (
    <>
      <RequestFrame
        kind={kind}
        request={data}
        isOwn={isOwn}
        crumbs={crumbs}
        about={[nameOf(data.employee), what, dates].join(' · ')}
        changes={changesOf(data)}
        details={<Details request={data} />}
        beforeDeciding={data.decision && <DecisionFacts request={data} facts={data.decision} />}
      />
      {isOwn && purpose !== undefined && (
        <ChangeRequest
          key={`${data.id}:${purpose}`}
          kind={kind}
          request={data}
          purpose={purpose}
          onClose={() => setView({ edit: undefined, change: undefined })}
        />
      )}
    </>
  )
}

/** The spec names the parameter differently below the lists. */
function useRequestId(): string {
  const { attendanceRequestId, id } = useParams({ strict: false })
  return attendanceRequestId ?? id ?? ''
}

export const AttendanceRequestPage = () => <RequestPage kind={attendanceKind} id={useRequestId()} />
export const OffSiteRequestPage = () => <RequestPage kind={offSiteKind} id={useRequestId()} />
