import { Badge } from '@mantine/core'
import { useTranslation } from '#web/i18n/translation.ts'

/** The number of waiting requests, after the title of their page; hidden if 0. */
export function WaitingMark({ count }: { count: number }) {
  const { t } = useTranslation()
  if (count === 0) return null
  return (
    <Badge
      component="span"
      size="sm"
      variant="filled"
      circle={count < 10}
      aria-label={t('request.waitingCount', { count })}
    >
      {count}
    </Badge>
  )
}
