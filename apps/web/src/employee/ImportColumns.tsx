import { importColumns } from '@hr/contract/employee-import.ts'
import { broughtColumns } from '@hr/domain/employee/import-errors.ts'
import type { ImportColumn } from '@hr/contract/employee-import.ts'
import { fieldLabel } from '@hr/contract/messages/text.ts'
import { Badge, Group, Stack, Text, Title } from '@mantine/core'
import { useTranslation } from '#web/i18n/translation.ts'
import { useLanguage } from '#web/i18n/language.ts'

const needed: readonly ImportColumn[] = ['staffId', ...broughtColumns]

/** The known column names; the notes in the template explain each. */
export function ImportColumns() {
  const { t } = useTranslation()
  const language = useLanguage()
  const columns = needed.map(column => fieldLabel(language, column)).join(', ')
  return (
    <Stack gap="xs">
      <Title order={2} size="h4">
        {t('employee.columns')}
      </Title>
      <Text size="sm" c="dimmed">
        {t('employee.columnsText')}
      </Text>
      <Text size="sm">{t('employee.neededColumns', { columns })}</Text>
      <Group gap={6} component="ul">
        {importColumns.map(column => (
          <Badge
            key={column}
            component="li"
            variant={needed.includes(column) ? 'light' : 'default'}
            size="lg"
            fw={400}
            radius="sm"
          >
            {fieldLabel(language, column)}
          </Badge>
        ))}
      </Group>
    </Stack>
  )
}
