// People with requests of a type in a period, most requests first.
import { listQuotaUse } from '@hr/contract/attendance-type.ts'
import type { AttendanceTypeQuota, QuotaUse } from '@hr/contract/attendance-type.ts'
import { attendancePeriod } from '@hr/domain/calendar/attendance-period.ts'
import { addDays } from '@hr/domain/calendar/local-date.ts'
import type { LocalDate } from '@hr/domain/calendar/local-date.ts'
import { Badge, Group, Stack, Title } from '@mantine/core'
import { useState } from 'react'
import { useList } from '#web/api/use-list.ts'
import { useTranslation } from '#web/i18n/translation.ts'
import { formatDateRange } from '#web/shared/format.ts'
import { personColumn } from '#web/shared/person/person-column.tsx'
import type { Column } from '#web/ui/DataList.tsx'
import { DataList } from '#web/ui/DataList.tsx'
import { SearchField } from '#web/ui/SearchField.tsx'
import { StepButton } from '#web/ui/StepButton.tsx'

export function QuotaUseList({ quota, today }: { quota: AttendanceTypeQuota; today: LocalDate }) {
  const { t } = useTranslation()
  const [date, setDate] = useState(today)
  const [search, setSearch] = useState('')
  const { from, to } = attendancePeriod(date)
  const list = useList(listQuotaUse, { id: quota.attendanceTypeId, date: from, search })
  const most = quota.quotaPerMonth
  const columns: readonly Column<QuotaUse>[] = [
    personColumn(t('attendanceType.employee')),
    {
      id: 'used',
      title: t('attendanceType.used'),
      align: 'right',
      card: 'corner',
      cell: ({ used }) =>
        most === 0 ? used : <Used text={t('attendanceType.usedOf', { used, most })} isAll={used >= most} />,
    },
  ]
  return (
    <Stack gap="sm">
      <Group justify="space-between" gap="sm" wrap="nowrap">
        <Title order={3} size="h5" aria-live="polite">
          {formatDateRange(from, to)}
        </Title>
        <Group gap="xs" wrap="nowrap">
          <StepButton
            to="earlier"
            label={t('attendanceType.earlier')}
            onClick={() => setDate(addDays(from, -1))}
          />
          <StepButton to="later" label={t('attendanceType.later')} onClick={() => setDate(addDays(to, 1))} />
        </Group>
      </Group>
      <SearchField value={search} label={t('ui.findStaff')} onSearch={setSearch} />
      <DataList
        label={t('attendanceType.usedList')}
        list={list}
        columns={columns}
        rowKey={row => row.employee.id}
        clearFilters={search !== '' && (() => setSearch(''))}
        empty={{ title: t('attendanceType.nobodyYet'), text: t('attendanceType.countsHint') }}
      />
    </Stack>
  )
}

const Used = ({ text, isAll }: { text: string; isAll: boolean }) =>
  isAll ? <Badge color="orange">{text}</Badge> : text
