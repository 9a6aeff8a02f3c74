// The date, the times and the length of overtime, and what is to know about them.
import type { OtRequestRow } from '@hr/contract/ot-request.ts'
import { Group, Text } from '@mantine/core'
import { HoldsNow } from '#web/shared/request/HoldsNow.tsx'
import { PurposeMark } from '#web/shared/request/PurposeMark.tsx'
import { useDuration } from '#web/shared/use-duration.ts'
import { OtDay } from '#web/shared/overtime/OtDay.tsx'
import { timesText } from '#web/shared/overtime/times-text.ts'
import { useAboutOt } from './use-about-ot.ts'

type Row = { request: OtRequestRow }

export function OtDate({ request }: Row) {
  const aboutOf = useAboutOt()
  return <span style={{ whiteSpace: 'nowrap' }}>{aboutOf(request).dates}</span>
}

/**
 * For a pending change, what applies until the decision. Who decides sees that the date is a holiday or a day off, which
 * decides the rate, or a day of leave.
 */
export function AboutOtDate({ request }: Row) {
  const aboutOf = useAboutOt()
  const { original, decision } = request
  const about = original && aboutOf(original)
  return (
    <>
      {decision !== null && (decision.dayType !== 'WORKDAY' || decision.leave !== null) && (
        <Text fz="xs" fw={600}>
          <OtDay day={decision} />
        </Text>
      )}
      <HoldsNow request={request} now={about && `${about.dates}, ${about.what}`} />
    </>
  )
}

/** A cancellation or change is marked. */
export function OtTimes({ request }: Row) {
  const durationOf = useDuration()
  return (
    <Group component="span" gap="2px 8px" display="inline-flex">
      <span style={{ whiteSpace: 'nowrap' }}>{timesText(request)}</span>
      <Text span inherit c="dimmed" style={{ whiteSpace: 'nowrap' }}>
        {durationOf(request.minutes)}
      </Text>
      <PurposeMark request={request} />
    </Group>
  )
}
