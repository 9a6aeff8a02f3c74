// Decides one waiting request outside its list, with the facts and buttons of the list. Nothing for a request that no
// longer waits for the reader.
import { Box, Skeleton, Stack, Text } from '@mantine/core'
import { useCall } from '#web/api/use-call.ts'
import type { RequestRow } from './request-kind.ts'
import { RowDecision } from './RowDecision.tsx'
import type { WaitingWords } from './waiting-columns.tsx'
import { WaitingFacts } from './WaitingFacts.tsx'

/** One call for all that are shown: the most that it may ask for. */
const most = { scope: 'approvals', limit: 100 } as const

type Props<Row extends RequestRow> = { words: WaitingWords<Row>; id: string }

export function WaitingRequest<Row extends RequestRow>({ words, id }: Props<Row>) {
  const { kind, aboutOf, detail, when } = words
  const { data, isPending } = useCall(kind.calls.list, most, { quiet: true })
  if (isPending) return <Skeleton height={96} mt="xs" />
  const request = data?.rows.find(row => row.id === id)
  if (request === undefined) return null
  return (
    <Stack gap={6} mt="xs">
      <Box fz="sm">{detail(request)}</Box>
      <Box fz="sm">
        <WaitingFacts when={when} row={request} />
      </Box>
      {request.reason !== '' && (
        <Text size="sm" c="dimmed" lineClamp={3}>
          {request.reason}
        </Text>
      )}
      <RowDecision kind={kind} request={request} about={aboutOf(request)} />
    </Stack>
  )
}
