// The facts for the decision of a waiting request, with a closed period and for whom the reader decides.
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

type Props<Row extends RequestRow> = { facts: WaitingWords<Row>['facts']; row: Row }

export function WaitingFacts<Row extends RequestRow>({ facts, row }: Props<Row>) {
  return (
    <>
      {facts(row)}
      <ClosedMark closedTo={row.closedTo} />
      {row.may.decidesFor !== null && <StandsInFor person={row.may.decidesFor} />}
    </>
  )
}
