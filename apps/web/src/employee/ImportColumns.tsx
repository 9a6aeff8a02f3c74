import { importColumns } from '@hr/contract/employee-import.ts'
import type { ImportColumn } from '@hr/contract/employee-import.ts'
import { fieldLabel } from '@hr/contract/messages/text.ts'
import { Paper, Stack, Table, Text, Title } from '@mantine/core'
import { useTranslation } from '#web/i18n/translation.ts'
import { useLanguage } from '#web/i18n/language.ts'

const meanings = {
  staffId: 'aboutStaffId',
  firstName: 'aboutFirstName',
  lastName: 'aboutLastName',
  firstNameLo: 'aboutFirstNameLo',
  lastNameLo: 'aboutLastNameLo',
  gender: 'aboutGender',
  email: 'aboutEmail',
  phone: 'aboutPhone',
  unit: 'aboutUnit',
  position: 'aboutPosition',
  jobGrade: 'aboutJobGrade',
  manager: 'aboutManager',
  startDate: 'aboutStartDate',
} as const satisfies Record<ImportColumn, string>

const needed: readonly ImportColumn[] = ['staffId', 'firstName', 'lastName']

/** What the server reads from the file, column by column. */
export function ImportColumns() {
  const { t } = useTranslation()
  const language = useLanguage()
  return (
    <Stack gap="xs">
      <Title order={2} size="h4">
        {t('employee.columns')}
      </Title>
      <Text size="sm" c="dimmed">
        {t('employee.columnsText')}
      </Text>
      <Paper withBorder>
        <Table verticalSpacing={6} horizontalSpacing="md" aria-label={t('employee.columns')}>
          <Table.Thead>
            <Table.Tr>
              <Table.Th>{t('employee.columnName')}</Table.Th>
              <Table.Th>{t('employee.columnMeaning')}</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {importColumns.map(column => (
              <Table.Tr key={column}>
                <Table.Td fw={500}>{fieldLabel(language, column)}</Table.Td>
                <Table.Td c="dimmed">
                  {needed.includes(column) && (
                    <Text span inherit fw={600} c="var(--mantine-color-text)">
                      {t('employee.needed')}.{' '}
                    </Text>
                  )}
                  {t(`employee.${meanings[column]}`)}
                </Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </Paper>
    </Stack>
  )
}
