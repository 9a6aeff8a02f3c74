import type { AuditRow } from '@hr/contract/audit.ts'
import { Badge } from '@mantine/core'
import { useTranslation } from '#web/i18n/translation.ts'

const colors = { CREATE: 'green', UPDATE: 'blue', DELETE: 'red' } as const

export function OperationBadge({ operation }: { operation: AuditRow['operation'] }) {
  const { t } = useTranslation()
  return (
    <Badge color={colors[operation]} data-operation={operation} style={{ flexShrink: 0 }}>
      {t(`audit.op.${operation}`)}
    </Badge>
  )
}
