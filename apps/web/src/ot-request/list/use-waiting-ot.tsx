// The facts for a decision in the row of waiting overtime: the month and the last ones, others of the unit, who is away.
import type { OtDecision, OtRequestRow } from '@hr/contract/ot-request.ts'
import { Stack, Text } from '@mantine/core'
import { useTranslation } from '#web/i18n/translation.ts'
import { AwayHint } from '#web/shared/request/AwayHint.tsx'
import { FileCount } from '#web/shared/request/FileCount.tsx'
import { useOverLimits } from '#web/shared/overtime/use-over-limits.ts'
import type { WaitingWords } from '#web/shared/request/waiting-columns.tsx'
import { useToday } from '#web/shared/use-today.ts'
import { otKind } from '#web/shared/request/kinds/ot-kind.ts'
import { useDuration } from '#web/shared/use-duration.ts'
import { UnitOvertimeHint } from '../decide/UnitOvertime.tsx'
import { useAboutOt } from '../use-about-ot.ts'
import { AboutOtDate, OtDate, OtTimes } from '../WhenOt.tsx'

/** The last months of the person, others of the unit, who is away, files. */
function Around({ request: { date, from, to }, facts }: { request: OtRequestRow; facts: OtDecision }) {
  const { t } = useTranslation()
  const today = useToday()
  const durationOf = useDuration()
  const { recent, fileCount } = facts
  const amounts = recent.map(({ minutes }) => durationOf(minutes)).join(' · ')
  const hasRecent = recent.some(({ minutes }) => minutes > 0)
  return (
    <Stack gap={2} c="dimmed">
      <span>{hasRecent ? t('ot.recentMonths', { amounts }) : t('ot.recentNone')}</span>
      {facts.othersCount > 0 && (
        <span>
          <UnitOvertimeHint facts={facts} />
        </span>
      )}
      {date >= today && (
        <span>
          <AwayHint facts={facts} range={{ from, to }} />
        </span>
      )}
      <FileCount count={fileCount} />
    </Stack>
  )
}

function Facts({ request }: { request: OtRequestRow }) {
  const { t } = useTranslation()
  const durationOf = useDuration()
  const overLimits = useOverLimits()
  const { decision } = request
  if (decision === null) return null
  const { approved, pending, requested, limit } = decision.limits.month
  const total = approved + pending + requested
  return (
    <Stack gap={2} fz="xs" mt={4}>
      <Text span inherit {...(total > limit && { c: 'var(--mantine-color-error)' })}>
        {t('ot.monthAfter', { amount: durationOf(total), limit: durationOf(limit) })}
      </Text>
      {overLimits(decision.limits).map(text => (
        <Text key={text} span inherit c="var(--mantine-color-error)">
          {text}
        </Text>
      ))}
      <Around request={request} facts={decision} />
    </Stack>
  )
}

export function useWaitingOt(): WaitingWords<OtRequestRow> {
  const { t } = useTranslation()
  const aboutOf = useAboutOt()
  return {
    kind: otKind,
    aboutOf,
    whenTitle: t('ot.date'),
    detail: row => <OtTimes request={row} />,
    when: row => <OtDate request={row} />,
    facts: row => (
      <>
        <AboutOtDate request={row} />
        <Facts request={row} />
      </>
    ),
    more: [],
  }
}
