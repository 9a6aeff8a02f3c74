// What a waiting request is about, with the facts for a decision: dates, a closed period, for whom the reader decides.
import { Badge } from '@mantine/core'
import { useTranslation } from '#web/i18n/translation.ts'
import { StandsInFor } from '#web/shared/delegation/StandsInFor.tsx'
import { formatDate } from '#web/shared/format.ts'
import type { RequestRow } from './request-kind.ts'
import type { WaitingWords } from './waiting-columns.tsx'

function ClosedMark({ closedTo }: { closedTo: string | null }) {
  const { t } = useTranslation()
  if (closedTo === null) return null
  return (
    <Badge color="yellow" mt={4}>
      {t('request.closedMark', { date: formatDate(closedTo) })}
    </Badge>
  )
}

type Props<Row extends RequestRow> = { when: WaitingWords<Row>['when']; row: Row }

export function WaitingFacts<Row extends RequestRow>({ when, row }: Props<Row>) {
  return (
    <>
      {when(row)}
      <ClosedMark closedTo={row.closedTo} />
      {row.may.decidesFor !== null && <StandsInFor person={row.may.decidesFor} />}
    </>
  )
}
