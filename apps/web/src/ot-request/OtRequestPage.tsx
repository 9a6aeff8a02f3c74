// The page of one overtime request.
import type { OtRequestDetail } from '@hr/contract/ot-request.ts'
import { Divider, Stack } from '@mantine/core'
import { useLanguage } from '#web/i18n/language.ts'
import { useTranslation } from '#web/i18n/translation.ts'
import { dayTitle } from '#web/shared/format.ts'
import type { Change } from '#web/shared/request/AboutRequest.tsx'
import { Fact } from '#web/shared/request/Facts.tsx'
import { RequestFacts } from '#web/shared/request/page/RequestFacts.tsx'
import { RequestPage } from '#web/shared/request/page/RequestPage.tsx'
import { useRequestCrumbs } from '#web/shared/request/page/use-request-crumbs.ts'
import { BeforeDeciding } from './decide/BeforeDeciding.tsx'
import { ChangeOt } from './form/OtForms.tsx'
import { LimitMeter } from './LimitMeter.tsx'
import { OtResult } from './OtResult.tsx'
import { OtDay } from '#web/shared/overtime/OtDay.tsx'
import { otKind } from '#web/shared/request/kinds/ot-kind.ts'
import { useDuration } from '#web/shared/use-duration.ts'
import { timesText } from '#web/shared/overtime/times-text.ts'
import { useAboutOt } from './use-about-ot.ts'

function useChanges(): (request: OtRequestDetail) => readonly Change[] {
  const { t } = useTranslation()
  const language = useLanguage()
  return request => {
    const { original } = request
    if (original === null) return []
    return [
      {
        label: t('ot.date'),
        before: dayTitle(original.date, language),
        after: dayTitle(request.date, language),
      },
      { label: t('ot.times'), before: timesText(original), after: timesText(request) },
    ]
  }
}

function Details({ request }: { request: OtRequestDetail }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const durationOf = useDuration()
  // Readers who decide have them as facts for the decision.
  const limits = request.limits ?? request.decision?.limits ?? null
  return (
    <Stack>
      <RequestFacts request={request}>
        <Fact label={t('ot.date')}>{dayTitle(request.date, language)}</Fact>
        <Fact label={t('ot.day')}>
          <OtDay day={request} />
        </Fact>
        <Fact label={t('ot.times')}>{timesText(request)}</Fact>
        <Fact label={t('ot.length')}>{durationOf(request.minutes)}</Fact>
        {request.record !== null && (
          <Fact label={t('ot.result')}>
            <OtResult request={request} record={request.record} />
          </Fact>
        )}
      </RequestFacts>
      {limits !== null && request.purpose !== 'CANCELLATION' && (
        <>
          <Divider />
          <LimitMeter limits={limits} />
        </>
      )}
    </Stack>
  )
}

export function OtRequestPage({ id }: { id: string }) {
  const aboutOf = useAboutOt()
  return (
    <RequestPage
      kind={otKind}
      id={id}
      crumbs={useRequestCrumbs(otKind)}
      aboutOf={aboutOf}
      changesOf={useChanges()}
      details={request => <Details request={request} />}
      beforeDeciding={request =>
        request.decision && <BeforeDeciding request={request} facts={request.decision} />
      }
      form={(request, purpose, close) => (
        <ChangeOt key={`${request.id}:${purpose}`} request={request} purpose={purpose} onClose={close} />
      )}
    />
  )
}
