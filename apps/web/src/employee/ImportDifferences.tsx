// Everybody the import would create or change, each field old and new; large changes of pay come first (P10).
import type { ImportedPersonChange } from '@hr/contract/employee-import.ts'
import { fieldLabel } from '@hr/contract/messages/text.ts'
import { fullName } from '@hr/domain/employee/full-name.ts'
import { Badge, Group, Stack, Text, Title } from '@mantine/core'
import { useLanguage } from '#web/i18n/language.ts'
import { useTranslation } from '#web/i18n/translation.ts'
import { formatNumber } from '#web/shared/format.ts'
import { useAllRows } from '#web/shared/import/use-all-rows.ts'
import { useCurrencies } from '#web/shared/money/use-currencies.ts'
import { DataList } from '#web/ui/DataList.tsx'
import type { Column } from '#web/ui/DataList.tsx'
import { changeTexts } from './change-texts.ts'

function Changes({ person }: { person: ImportedPersonChange }) {
  const language = useLanguage()
  const { all } = useCurrencies()
  return (
    <Stack gap={2}>
      {changeTexts(person, all).map(({ column, before, after }) => (
        <Text key={column} size="sm" style={{ overflowWrap: 'anywhere' }}>
          <Text span inherit c="dimmed">
            {fieldLabel(language, column)}
            {': '}
          </Text>
          {before !== '' && (
            <>
              {before}
              {' → '}
            </>
          )}
          <Text span inherit fw={600}>
            {after}
          </Text>
        </Text>
      ))}
    </Stack>
  )
}

function useDifferenceColumns(): readonly Column<ImportedPersonChange>[] {
  const { t } = useTranslation()
  const language = useLanguage()
  return [
    { id: 'row', title: t('importing.row'), align: 'right', width: 72, cell: one => formatNumber(one.row) },
    {
      id: 'employee',
      title: t('employee.name'),
      card: 'title',
      width: '30%',
      cell: one => (
        <>
          <Group gap="xs">
            {fullName(one, language)}
            {one.isNew && <Badge>{t('employee.newEmployee')}</Badge>}
            {one.isLargePay && <Badge color="orange">{t('employee.largePay')}</Badge>}
          </Group>
          <Text size="xs" c="dimmed">
            {one.staffId}
          </Text>
        </>
      ),
    },
    { id: 'changes', title: t('employee.difference'), cell: one => <Changes person={one} /> },
  ]
}

export function ImportDifferences({ people }: { people: readonly ImportedPersonChange[] }) {
  const { t } = useTranslation()
  const columns = useDifferenceColumns()
  const list = useAllRows(people.toSorted((one, other) => Number(other.isLargePay) - Number(one.isLargePay)))
  if (people.length === 0) return null
  return (
    <Stack gap="xs">
      <Title order={2} size="h4">
        {t('employee.differences')}
      </Title>
      <DataList label={t('employee.differences')} columns={columns} rowKey={one => one.row} list={list} />
    </Stack>
  )
}
