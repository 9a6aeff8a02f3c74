// Beside what a request asks for: what holds until a change of something approved is decided (R6). Of the change, the
// original as it stays meanwhile; of the original, the request that waits.
import { Text } from '@mantine/core'
import { useTranslation } from '#web/i18n/translation.ts'
import type { RequestRow } from './request-kind.ts'

type Props = {
  request: Pick<RequestRow, 'purpose' | 'status' | 'openChange'>
  /** The original in words; null of a request that has none. */
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
