// Decides one waiting request below the text that names it, with the facts and buttons of its list. Nothing for a request
// that no longer waits for the reader.
import { Alert, Box, Button, Skeleton, Stack, Text } from '@mantine/core'
import { useCall } from '#web/api/use-call.ts'
import { useTranslation } from '#web/i18n/translation.ts'
import type { RequestRow } from './request-kind.ts'
import { RowDecision } from './RowDecision.tsx'
import type { WaitingWords } from './waiting-columns.tsx'
import { WaitingFacts } from './WaitingFacts.tsx'

/** One call for all that are shown: the most that it may ask for. */
const most = { scope: 'approvals', limit: 100 } as const

type Props<Row extends RequestRow> = { words: WaitingWords<Row>; id: string }

export function WaitingRequest<Row extends RequestRow>({ words, id }: Props<Row>) {
  const { t } = useTranslation()
  const { kind, aboutOf, facts } = words
  const { data, error, isPending, refetch } = useCall(kind.calls.list, most, { quiet: true })
  if (isPending) return <Skeleton height={96} mt="xs" />
  if (data === undefined && error !== null)
    return (
      <Alert color="red" role="alert" mt="xs">
        <Text size="sm">{error.message}</Text>
        <Button variant="default" size="compact-sm" mt={6} onClick={() => void refetch()}>
          {t('ui.retry')}
        </Button>
      </Alert>
    )
  const request = data?.rows.find(row => row.id === id)
  if (request === undefined) return null
  return (
    <Stack gap={6} mt="xs">
      <Box fz="sm">
        <WaitingFacts facts={facts} row={request} />
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
