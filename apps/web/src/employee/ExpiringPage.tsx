// What has expired or expires soon: passport, visa, work permit, contract, probation; earliest first.
import { listExpiring } from '@hr/contract/employee-expiring.ts'
import type { ExpiringRow } from '@hr/contract/employee-expiring.ts'
import { expiryKinds } from '@hr/domain/employee/expiring.ts'
import { Badge, Group, Select, Text } from '@mantine/core'
import * as z from 'zod/mini'
import { useList } from '#web/api/use-list.ts'
import { useTranslation } from '#web/i18n/translation.ts'
import { paths } from '@hr/contract/paths.ts'
import { formatDate, formatNumber } from '#web/shared/format.ts'
import { useViewState } from '#web/shared/view-state.ts'
import { DataList } from '#web/ui/DataList.tsx'
import type { Column } from '#web/ui/DataList.tsx'
import { Page } from '#web/ui/Page.tsx'
import { PersonName } from '#web/ui/PersonName.tsx'

const spans = ['7', '30', '60', '90', '180'] as const
const viewShape = z.object({
  kind: z.optional(z.enum(expiryKinds)),
  days: z._default(z.enum(spans), '60'),
})

/** Expired or within a week is red, within a month yellow. */
const colorOf = (daysLeft: number) => (daysLeft <= 7 ? 'red' : daysLeft <= 30 ? 'yellow' : 'gray')

function DaysLeft({ days }: { days: number }) {
  const { t } = useTranslation()
  return (
    <Badge color={colorOf(days)}>
      {days < 0
        ? t('employeeList.overdue', { count: formatNumber(-days) })
        : t('employeeList.days', { count: days })}
    </Badge>
  )
}

function useColumns(): readonly Column<ExpiringRow>[] {
  const { t } = useTranslation()
  return [
    {
      id: 'person',
      title: t('employee.name'),
      card: 'title',
      cell: row => <PersonName person={row.employee} size={36} detail={row.staffId} />,
    },
    { id: 'kind', title: t('employeeList.kind'), cell: row => t(`employeeList.kinds.${row.kind}`) },
    {
      id: 'expiresOn',
      title: t('employeeList.expiresOn'),
      cell: row => (
        <Text inherit style={{ fontVariantNumeric: 'tabular-nums' }}>
          {formatDate(row.expiresOn)}
        </Text>
      ),
    },
    {
      id: 'daysLeft',
      title: t('employeeList.daysLeft'),
      card: 'corner',
      cell: row => <DaysLeft days={row.daysLeft} />,
    },
  ]
}

export function ExpiringPage() {
  const { t } = useTranslation()
  const [view, setView] = useViewState(viewShape)
  const list = useList(listExpiring, { days: Number(view.days), ...(view.kind && { kind: view.kind }) })
  const columns = useColumns()
  return (
    <Page
      title={t('employeeList.expiringTitle')}
      description={t('employeeList.expiringText')}
      crumbs={[{ title: t('menu.employees'), to: paths.employees }]}
    >
      <Group gap="sm" align="flex-end">
        <Select
          flex="1 1 160px"
          maw={{ sm: 240 }}
          label={t('employeeList.kind')}
          placeholder={t('employeeList.everyKind')}
          data={expiryKinds.map(kind => ({ value: kind, label: t(`employeeList.kinds.${kind}`) }))}
          value={view.kind ?? null}
          clearable
          clearButtonProps={{ 'aria-label': t('ui.clear') }}
          onChange={value => setView({ kind: expiryKinds.find(kind => kind === value) })}
        />
        <Select
          flex="1 1 120px"
          maw={{ sm: 180 }}
          label={t('employeeList.within')}
          data={spans.map(days => ({ value: days, label: t('employeeList.days', { count: Number(days) }) }))}
          value={view.days}
          onChange={value => setView({ days: spans.find(days => days === value) ?? '60' })}
        />
      </Group>
      <DataList
        label={t('employeeList.expiringTitle')}
        list={list}
        columns={columns}
        rowKey={row => `${row.employee.id}:${row.kind}`}
        rowLink={row => paths.employeeView(row.employee.id)}
        clearFilters={view.kind !== undefined && (() => setView({ kind: undefined }))}
        empty={{ title: t('employeeList.noExpiring'), text: t('employeeList.noExpiringHint') }}
      />
    </Page>
  )
}
