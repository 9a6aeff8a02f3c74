import { Badge } from '@mantine/core'
import { useTranslation } from '#web/i18n/translation.ts'
import type { RequestRow } from './request-kind.ts'

/** Of a request in a list: one that asks to cancel or to change something approved says so. */
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
