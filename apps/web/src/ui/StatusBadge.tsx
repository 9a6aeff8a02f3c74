import { Badge } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { statusColor } from './status-color.ts'

/** A status of spec 4 by its code, in its colour and the reader's language; an unknown code is shown as it is. */
export function StatusBadge({ status, size }: { status: string; size?: string }) {
  const { i18n, t } = useTranslation()
  const code = status.toUpperCase().replaceAll('-', '_')
  const known = i18n.exists(`status.${code}`)
  return (
    <Badge color={statusColor(code)} variant="light" size={size ?? 'md'} data-status={code}>
      {known ? t(`status.${code}` as 'status.PENDING') : status}
    </Badge>
  )
}
