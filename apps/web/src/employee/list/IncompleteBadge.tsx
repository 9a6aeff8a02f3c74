import type { EmployeeRow } from '@hr/contract/employee.ts'
import { Badge, Tooltip } from '@mantine/core'
import { useTranslation } from '#web/i18n/translation.ts'
import { useMissingText } from '../use-missing-text.ts'

/** Below a name, next to the photo. */
export function IncompleteBadge({ missing }: Pick<EmployeeRow, 'missing'>) {
  const { t } = useTranslation()
  const text = useMissingText(missing)
  return (
    <Tooltip label={text}>
      <Badge color="yellow" size="sm" ms={46} mt={2}>
        {t('employee.incomplete')}
      </Badge>
    </Tooltip>
  )
}
