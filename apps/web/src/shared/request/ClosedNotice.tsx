// The request is about a closed period of attendance (A13): in the form, and for the approver.
import { Alert } from '@mantine/core'
import { useTranslation } from '#web/i18n/translation.ts'
import { formatDate } from '#web/shared/format.ts'

export function ClosedNotice({ closedTo }: { closedTo: string | null }) {
  const { t } = useTranslation()
  return closedTo === null ? null : (
    <Alert color="yellow">{t('request.closedPeriod', { date: formatDate(closedTo) })}</Alert>
  )
}
