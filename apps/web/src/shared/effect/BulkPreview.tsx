// Preview of a bulk change, person by person; those who cannot be changed come first.
import type { BulkPreview as Preview } from '@hr/contract/bulk-change.ts'
import { nameIn } from '@hr/domain/employee/name-in.ts'
import { Alert, Paper, ScrollArea, Skeleton, Stack, Table, Text } from '@mantine/core'
import { useTranslation } from '#web/i18n/translation.ts'
import { useLanguage } from '#web/i18n/language.ts'
import { formatNumber } from '#web/shared/format.ts'
import { ErrorState } from '#web/ui/EmptyState.tsx'
import { usePersonNames } from '#web/ui/PersonName.tsx'

type Query = {
  readonly data: Preview | undefined
  readonly isPending: boolean
  readonly error: Error | null
  readonly refetch: () => unknown
}

const mostShown = 100

export function BulkPreview({ query }: { query: Query }) {
  const { t } = useTranslation()
  if (query.isPending) return <Skeleton h={160} aria-hidden />
  if (query.error !== null || query.data === undefined)
    return <ErrorState error={query.error ?? new Error(t('ui.failed'))} retry={() => void query.refetch()} />
  const { changed, unchanged, refused } = query.data
  const counts = { changed: formatNumber(changed), unchanged: formatNumber(unchanged) }
  return (
    <Stack gap="xs">
      {refused > 0 && (
        <Alert color="red" role="alert">
          {t('employeeList.bulkRefused', { count: refused })}
        </Alert>
      )}
      <Text size="sm" role="status">
        {t('employeeList.bulkChanged', counts)}
      </Text>
      <Rows rows={query.data.rows} />
    </Stack>
  )
}

type Row = Preview['rows'][number]

function PersonRow({ row }: { row: Row }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const nameOf = usePersonNames()
  const either = (name: string, nameLo: string) => nameIn({ name, nameLo }, language) || '–'
  const before = either(row.before, row.beforeLo)
  const after = row.unchanged ? t('employeeList.unchanged') : either(row.after, row.afterLo)
  const { refusal } = row
  const color = refusal !== null ? 'var(--mantine-color-error)' : row.unchanged ? 'dimmed' : undefined
  return (
    <Table.Tr>
      <Table.Td miw={130} style={{ overflowWrap: 'anywhere' }}>
        {nameOf(row.employee)}
        <Text size="sm" c={color ?? 'dimmed'} hiddenFrom="sm">
          {refusal?.message ?? (row.unchanged ? after : `${before} → ${after}`)}
        </Text>
      </Table.Td>
      <Table.Td visibleFrom="sm">{before}</Table.Td>
      <Table.Td c={color} visibleFrom="sm">
        {refusal?.message ?? after}
      </Table.Td>
    </Table.Tr>
  )
}

/** On a phone, before and after are below the name. */
function Rows({ rows }: { rows: Preview['rows'] }) {
  const { t } = useTranslation()
  const ordered = rows.toSorted((one, other) => Number(other.refusal !== null) - Number(one.refusal !== null))
  return (
    <Paper withBorder>
      <ScrollArea.Autosize mah={320} viewportProps={{ tabIndex: 0, 'aria-label': t('employeeList.preview') }}>
        <Table verticalSpacing={6} horizontalSpacing="sm" aria-label={t('employeeList.preview')}>
          <Table.Thead>
            <Table.Tr>
              <Table.Th>{t('employee.name')}</Table.Th>
              <Table.Th visibleFrom="sm">{t('employeeList.before')}</Table.Th>
              <Table.Th visibleFrom="sm">{t('employeeList.after')}</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {ordered.slice(0, mostShown).map(row => (
              <PersonRow key={row.employee.id} row={row} />
            ))}
          </Table.Tbody>
        </Table>
        {rows.length > mostShown && (
          <Text size="sm" c="dimmed" p="sm">
            {t('employeeList.andMore', { count: rows.length - mostShown })}
          </Text>
        )}
      </ScrollArea.Autosize>
    </Paper>
  )
}
