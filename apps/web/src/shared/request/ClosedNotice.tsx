// A notice that days are in a closed attendance period (A13): in a form, and for the approver.
import { Alert } from '@mantine/core'
import { useTranslation } from '#web/i18n/translation.ts'
import { formatDate } from '#web/shared/format.ts'

type Props = {
  closedTo: string | null
  text?: 'request.closedPeriod' | 'closedPeriod.notice' | 'ot.membersClosed'
}

export function ClosedNotice({ closedTo, text = 'request.closedPeriod' }: Props) {
  const { t } = useTranslation()
  return closedTo === null ? null : <Alert color="yellow">{t(text, { date: formatDate(closedTo) })}</Alert>
}
