// E-mails in an import that apply only after confirmation.
import { Alert } from '@mantine/core'
import { IconMail } from '@tabler/icons-react'
import { useTranslation } from '#web/i18n/translation.ts'

export function WaitingEmails({ count }: { count: number }) {
  const { t } = useTranslation()
  if (count === 0) return null
  return (
    <Alert color="blue" icon={<IconMail size={20} aria-hidden />}>
      {t('employee.waitingEmails', { count })}
    </Alert>
  )
}
