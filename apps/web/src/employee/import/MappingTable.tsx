// What each column of the file means; those that were recognised can be changed, those that were not can be chosen.
import { importColumns } from '@hr/contract/employee-import.ts'
import type { ImportColumn, ImportResult } from '@hr/contract/employee-import.ts'
import { fieldLabel } from '@hr/contract/messages/text.ts'
import { Button, Collapse, Group, Paper, Select, Stack, Table, Text, Title } from '@mantine/core'
import { useState } from 'react'
import { useLanguage } from '#web/i18n/language.ts'
import { useTranslation } from '#web/i18n/translation.ts'

type Columns = ImportResult['columns']
type Props = {
  columns: Columns
  isRunning: boolean
  onChange: (header: string, column: ImportColumn | 'ignore') => void
}

/** Open at once when something was not recognised. */
export function MappingTable({ columns, isRunning, onChange }: Props) {
  const { t } = useTranslation()
  const leftOut = columns.filter(({ column }) => column === null).length
  const [isOpen, setIsOpen] = useState(leftOut > 0)
  return (
    <Stack gap="xs">
      <Group justify="space-between" gap="sm">
        <Title order={2} size="h4">
          {t('employee.mapping')}
        </Title>
        <Group gap="sm">
          {leftOut > 0 && (
            <Text size="sm" c="dimmed">
              {t('employee.leftOutCount', { count: leftOut })}
            </Text>
          )}
          <Button
            variant="subtle"
            size="compact-sm"
            aria-expanded={isOpen}
            onClick={() => setIsOpen(!isOpen)}
          >
            {t(isOpen ? 'ui.collapse' : 'ui.expand')}
          </Button>
        </Group>
      </Group>
      <Collapse expanded={isOpen}>
        <Stack gap="xs">
          <Text size="sm" c="dimmed">
            {t('employee.mappingText')}
          </Text>
          <Rows columns={columns} isRunning={isRunning} onChange={onChange} />
        </Stack>
      </Collapse>
    </Stack>
  )
}

function Rows({ columns, isRunning, onChange }: Props) {
  const { t } = useTranslation()
  const language = useLanguage()
  const taken = new Set(columns.map(({ column }) => column))
  const choices = (own: ImportColumn | null) => [
    { value: 'ignore', label: t('employee.leftOut') },
    ...importColumns.map(column => ({
      value: column,
      label: fieldLabel(language, column),
      disabled: column !== own && taken.has(column),
    })),
  ]
  return (
    <Paper withBorder style={{ overflowX: 'auto' }}>
      <Table verticalSpacing={6} horizontalSpacing="md" aria-label={t('employee.mapping')}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{t('employee.mappingHeader')}</Table.Th>
            <Table.Th visibleFrom="sm">{t('employee.mappingExample')}</Table.Th>
            <Table.Th>{t('employee.mappingMeaning')}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {columns.map(({ header, column, example }) => (
            <Table.Tr key={header}>
              <Table.Td fw={500}>{header}</Table.Td>
              <Table.Td c="dimmed" visibleFrom="sm">
                {example}
              </Table.Td>
              <Table.Td w={{ base: 190, sm: 280 }}>
                <Select
                  size="xs"
                  aria-label={t('employee.mappingOf', { header })}
                  data={choices(column)}
                  value={column ?? 'ignore'}
                  searchable
                  allowDeselect={false}
                  disabled={isRunning}
                  nothingFoundMessage={t('ui.noMatch')}
                  onChange={value => onChange(header, importColumns.find(one => one === value) ?? 'ignore')}
                />
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Paper>
  )
}
