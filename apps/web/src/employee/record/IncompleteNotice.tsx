// Missing required fields of a record, for those who maintain it; `link` opens the form.
import type { EmployeeRecord } from '@hr/contract/employee-record.ts'
import { Alert, Group, Text } from '@mantine/core'
import { IconUserQuestion } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useTranslation } from '#web/i18n/translation.ts'
import { useCan } from '#web/shared/session.ts'
import { useMissingText } from '../use-missing-text.ts'

export function IncompleteNotice({ record, link }: { record: EmployeeRecord; link?: ReactNode }) {
  const { t } = useTranslation()
  const may = useCan()
  const missing = record.personal?.missing ?? []
  const text = useMissingText(missing)
  if (missing.length === 0 || !may('EMPLOYEE')) return null
  return (
    <Alert
      color="yellow"
      title={t('employee.incompleteTitle')}
      icon={<IconUserQuestion size={20} aria-hidden />}
    >
      <Group justify="space-between" gap="sm">
        <Text size="sm">{text}</Text>
        {link}
      </Group>
    </Alert>
  )
}
