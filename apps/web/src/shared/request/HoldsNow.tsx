// Next to a pending change: what applies until it is decided (R6). Next to the original: a link to the pending change.
import { Text } from '@mantine/core'
import { useTranslation } from '#web/i18n/translation.ts'
import type { RequestRow } from './request-kind.ts'

type Props = {
  request: Pick<RequestRow, 'purpose' | 'status' | 'openChange'>
  /** The original as text; null for a request without one. */
  now: string | null
}

export function HoldsNow({ request: { purpose, status, openChange }, now }: Props) {
  const { t } = useTranslation()
  const isAsked = purpose === 'AMENDMENT' && status === 'PENDING' && now !== null
  if (!isAsked && openChange === null) return null
  return (
    <Text component="div" size="xs" c="dimmed">
      {isAsked
        ? t('request.holdsNow', { what: now })
        : t(openChange?.purpose === 'AMENDMENT' ? 'request.changeAsked' : 'request.cancellationAsked', {
            number: openChange?.number ?? '',
          })}
    </Text>
  )
}
