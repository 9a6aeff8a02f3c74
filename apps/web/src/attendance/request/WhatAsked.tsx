import type { AttendanceRequestRow } from '@hr/contract/attendance-request-shapes.ts'
import { Group, Stack, Text } from '@mantine/core'
import { unbrokenDays } from '#web/shared/format.ts'
import { HoldsNow } from '#web/shared/request/HoldsNow.tsx'
import { PurposeMark } from '#web/shared/request/PurposeMark.tsx'
import { useRequestText } from './use-request-text.ts'

type Row = { request: AttendanceRequestRow }

/** The type or the off-site place; a cancellation or change is marked. */
export function WhatAsked({ request }: Row) {
  const { whatOf } = useRequestText()
  return (
    <Group component="span" gap="2px 8px" display="inline-flex">
      <Text span inherit style={{ overflowWrap: 'anywhere' }}>
        {whatOf(request)}
      </Text>
      <PurposeMark request={request} />
    </Group>
  )
}

/** For a pending change: what applies until the decision. */
export function AppliesNow({ request }: Row) {
  const { datesOf, timesOf, whatOf } = useRequestText()
  const { original } = request
  const now = original && [whatOf(original), datesOf(original), timesOf(original)].join(', ')
  return <HoldsNow request={request} now={now} />
}

/** The days with their times. */
export function WhenAsked({ request }: Row) {
  const { datesOf, timesOf } = useRequestText()
  return (
    <Stack gap={0} component="span" display="inline-flex">
      <span>{unbrokenDays(datesOf(request))}</span>
      <Text span size="xs" c="dimmed">
        {timesOf(request)}
      </Text>
    </Stack>
  )
}
