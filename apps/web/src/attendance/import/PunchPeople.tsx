// The people in a punch file, and the numbers without an owner.
import type { PunchImportResult } from '@hr/contract/attendance-import.ts'
import { Stack, Text, Title } from '@mantine/core'
import { useTranslation } from '#web/i18n/translation.ts'
import { formatDateRange, formatNumber } from '#web/shared/format.ts'
import { personColumn } from '#web/shared/person/person-column.tsx'
import { DataList } from '#web/ui/DataList.tsx'
import type { Column } from '#web/ui/DataList.tsx'
import { useAllRows } from '#web/shared/import/use-all-rows.ts'

type PersonRow = PunchImportResult['people'][number]
type DeviceUserRow = PunchImportResult['deviceUsers'][number]

const datesOf = ({ dates }: Pick<PersonRow, 'dates'>) =>
  dates === null ? '' : formatDateRange(dates.from, dates.to)

export function PunchPeople({ people }: { people: readonly PersonRow[] }) {
  const { t } = useTranslation()
  const list = useAllRows(people)
  const columns: readonly Column<PersonRow>[] = [
    personColumn(t('punchImport.employee')),
    {
      id: 'dates',
      title: t('punchImport.dates'),
      cell: datesOf,
      isBlank: one => one.dates === null,
    },
    { id: 'added', title: t('punchImport.added'), align: 'right', cell: one => formatNumber(one.added) },
    { id: 'known', title: t('punchImport.known'), align: 'right', cell: one => formatNumber(one.known) },
  ]
  return (
    <Stack gap="xs">
      <Title order={2} size="h4">
        {t('punchImport.people')}
      </Title>
      <DataList
        label={t('punchImport.people')}
        list={list}
        columns={columns}
        rowKey={one => one.employee.id}
        denseCards
      />
    </Stack>
  )
}

export function PunchDeviceUsers({ deviceUsers }: { deviceUsers: readonly DeviceUserRow[] }) {
  const { t } = useTranslation()
  const list = useAllRows(deviceUsers)
  const columns: readonly Column<DeviceUserRow>[] = [
    { id: 'deviceUser', title: t('punchImport.deviceUser'), card: 'title', cell: one => one.deviceUser },
    {
      id: 'name',
      title: t('punchImport.name'),
      cell: one => one.name,
      isBlank: one => one.name === '',
    },
    { id: 'dates', title: t('punchImport.dates'), cell: datesOf },
    { id: 'waiting', title: t('punchImport.added'), align: 'right', cell: one => formatNumber(one.waiting) },
  ]
  return (
    <Stack gap="xs">
      <Title order={2} size="h4">
        {t('punchImport.deviceUsers')}
      </Title>
      <Text size="sm" c="dimmed">
        {t('punchImport.deviceUsersHint')}
      </Text>
      <DataList
        label={t('punchImport.deviceUsers')}
        list={list}
        columns={columns}
        rowKey={one => one.deviceUser}
        denseCards
      />
    </Stack>
  )
}
