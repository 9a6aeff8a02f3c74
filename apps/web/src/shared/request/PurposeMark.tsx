import { Badge } from '@mantine/core'
import { useTranslation } from '#web/i18n/translation.ts'
import type { RequestRow } from './request-kind.ts'

/** Marks a request to cancel or change an approved one in a list. */
export function PurposeMark({ request }: { request: Pick<RequestRow, 'purpose' | 'original'> }) {
  const { t } = useTranslation()
  if (request.purpose === 'NEW') return null
  return (
    <Badge component="span" size="sm" variant="outline" color="gray">
      {request.purpose === 'CANCELLATION'
        ? t('request.cancellation')
        : t('request.amendmentOf', { number: request.original?.number ?? '' })}
    </Badge>
  )
}
