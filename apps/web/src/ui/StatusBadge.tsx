import { Badge } from '@mantine/core'
import { isTextKey, useTranslation } from '#web/i18n/translation.ts'
import { statusColor } from './status-color.ts'

/** A status of spec 4 by its code, with colour and translation; an unknown code is shown as is. */
export function StatusBadge({ status, size }: { status: string; size?: string }) {
  const { t } = useTranslation()
  const code = status.toUpperCase().replaceAll('-', '_')
  const key = `status.${code}`
  return (
    <Badge color={statusColor(code)} size={size ?? 'md'} data-status={code}>
      {isTextKey(key) ? t(key) : status}
    </Badge>
  )
}
