// Days of a closed period of attendance (A13): a request about them, in its form and for the approver, or another change.
import { Alert } from '@mantine/core'
import { useTranslation } from '#web/i18n/translation.ts'
import { formatDate } from '#web/shared/format.ts'

type Props = {
  closedTo: string | null
  text?: 'request.closedPeriod' | 'closedPeriod.notice'
}

export function ClosedNotice({ closedTo, text = 'request.closedPeriod' }: Props) {
  const { t } = useTranslation()
  return closedTo === null ? null : <Alert color="yellow">{t(text, { date: formatDate(closedTo) })}</Alert>
}
