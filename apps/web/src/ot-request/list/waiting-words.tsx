// The facts for a decision in the row of waiting overtime: the month and the last ones, others of the unit, who is away.
import type { OtRequestRow } from '@hr/contract/ot-request.ts'
import { Stack, Text } from '@mantine/core'
import { useTranslation } from '#web/i18n/translation.ts'
import { AwayHint } from '#web/shared/request/AwayHint.tsx'
import { FileCount } from '#web/shared/request/FileCount.tsx'
import type { WaitingWords } from '#web/shared/request/waiting-columns.tsx'
import { useToday } from '#web/shared/use-today.ts'
import { otKind } from '#web/shared/overtime/ot-kind.ts'
import { useDuration } from '#web/shared/use-duration.ts'
import { UnitOvertimeHint } from '../decide/UnitOvertime.tsx'
import { useAboutOt } from '../ot-text.ts'
import { OtTimes, WhenOt } from '../WhenOt.tsx'

function Facts({ request: { decision, date, from, to } }: { request: OtRequestRow }) {
  const { t } = useTranslation()
  const today = useToday()
  const durationOf = useDuration()
  if (decision === null) return null
  const { limits, recent, fileCount } = decision
  const amounts = recent.map(({ minutes }) => durationOf(minutes)).join(' · ')
  const { approved, pending, requested, limit } = limits.month
  const total = approved + pending + requested
  return (
    <Stack gap={2} fz="xs" mt={4}>
      <Text span inherit {...(total > limit && { c: 'var(--mantine-color-error)' })}>
        {t('ot.monthAfter', { amount: durationOf(total), limit: durationOf(limit) })}
      </Text>
      <Text span inherit c="dimmed">
        {t('ot.recentMonths', { amounts })}
      </Text>
      <UnitOvertimeHint facts={decision} />
      {date >= today && (
        <span>
          <AwayHint facts={decision} range={{ from, to }} />
        </span>
      )}
      <FileCount count={fileCount} />
    </Stack>
  )
}

export function useWaitingOt(): WaitingWords<OtRequestRow> {
  const aboutOf = useAboutOt()
  return {
    kind: otKind,
    aboutOf,
    detail: row => <OtTimes request={row} />,
    when: row => (
      <>
        <WhenOt request={row} />
        <Facts request={row} />
      </>
    ),
    more: [],
  }
}
