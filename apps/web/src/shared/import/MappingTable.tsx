// The meaning of each column of the file; it can be changed.
import { fieldLabel } from '@hr/contract/messages/text.ts'
import { Button, Collapse, Group, Paper, Select, Stack, Table, Text, Title } from '@mantine/core'
import { useState } from 'react'
import { useLanguage } from '#web/i18n/language.ts'
import { useTranslation } from '#web/i18n/translation.ts'

type Props<Column extends string> = {
  columns: readonly { readonly header: string; readonly column: Column | null; readonly example: string }[]
  /** The possible meanings. */
  choices: readonly Column[]
  isRunning: boolean
  onChange: (header: string, column: Column | 'ignore') => void
}
type TableProps<Column extends string> = Props<Column> & {
  /** A column has an error, such as a duplicate: it can be fixed here. */
  hasError: boolean
}

/** Open at first if a column is unknown or has an error. */
export function MappingTable<Column extends string>({ columns, hasError, ...rest }: TableProps<Column>) {
  const { t } = useTranslation()
  const leftOut = columns.filter(({ column }) => column === null).length
  const [isOpen, setIsOpen] = useState(leftOut > 0 || hasError)
  return (
    <Stack gap="xs">
      <Group justify="space-between" gap="sm">
        <Title order={2} size="h4">
          {t('importing.mapping')}
        </Title>
        <Group gap="sm">
          {leftOut > 0 && (
            <Text size="sm" c="dimmed">
              {t('importing.leftOutCount', { count: leftOut })}
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
            {t('importing.mappingText')}
          </Text>
          <Rows columns={columns} {...rest} />
        </Stack>
      </Collapse>
    </Stack>
  )
}

function Rows<Column extends string>({ columns, choices, isRunning, onChange }: Props<Column>) {
  const { t } = useTranslation()
  const language = useLanguage()
  const taken = new Set<Column | null>(columns.map(({ column }) => column))
  const optionsFor = (own: Column | null) => [
    { value: 'ignore', label: t('importing.leftOut') },
    ...choices.map(column => ({
      value: column,
      label: fieldLabel(language, column),
      disabled: column !== own && taken.has(column),
    })),
  ]
  return (
    <Paper withBorder style={{ overflowX: 'auto' }}>
      <Table verticalSpacing={6} horizontalSpacing="md" aria-label={t('importing.mapping')}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{t('importing.mappingHeader')}</Table.Th>
            <Table.Th visibleFrom="sm">{t('importing.mappingExample')}</Table.Th>
            <Table.Th>{t('importing.mappingMeaning')}</Table.Th>
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
                  aria-label={t('importing.mappingOf', { header: header })}
                  data={optionsFor(column)}
                  value={column ?? 'ignore'}
                  searchable
                  disabled={isRunning}
                  nothingFoundMessage={t('ui.noMatch')}
                  onChange={value => onChange(header, choices.find(one => one === value) ?? 'ignore')}
                />
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Paper>
  )
}
