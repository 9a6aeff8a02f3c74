import type { ImportError } from '@hr/contract/import.ts'
import { Alert } from '@mantine/core'
import { useTranslation } from '#web/i18n/translation.ts'
import { formatNumber } from '#web/shared/format.ts'

/** An import skips the reader's own row if it would change their own pay or punches (P11). */
export function OwnRowLeftOut({ leftOut }: { leftOut: readonly ImportError[] }) {
  const { t } = useTranslation()
  const [first] = leftOut
  if (first === undefined) return null
  const rows = [...new Set(leftOut.map(({ row }) => row))]
  return (
    <Alert color="yellow" role="status">
      {t('importing.ownRow', {
        count: rows.length,
        rows: rows.map(row => formatNumber(row)).join(', '),
        message: first.message,
      })}
    </Alert>
  )
}
