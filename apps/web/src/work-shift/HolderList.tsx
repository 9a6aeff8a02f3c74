// Current, future and former holders of a shift with dates, and a button to assign it to more people (P8).
import { holderTimes, listWorkShiftHolders } from '@hr/contract/shift-holder.ts'
import type { WorkShift } from '@hr/contract/work-shift.ts'
import type { WorkShiftHolder } from '@hr/contract/shift-holder.ts'
import { Box, Button, Group, SegmentedControl, Stack } from '@mantine/core'
import { IconUserPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { useList } from '#web/api/use-list.ts'
import { useTranslation } from '#web/i18n/translation.ts'
import { formatDate } from '#web/shared/format.ts'
import { useCan } from '#web/shared/session.ts'
import { personColumn } from '#web/shared/person/person-column.tsx'
import type { Column } from '#web/ui/DataList.tsx'
import { DataList } from '#web/ui/DataList.tsx'
import { SearchField } from '#web/ui/SearchField.tsx'
import { AssignDialog } from './AssignDialog.tsx'

type Time = (typeof holderTimes)[number]
const isTime = (text: string): text is Time => holderTimes.some(time => time === text)

export function HolderList({ shift }: { shift: WorkShift }) {
  const { t } = useTranslation()
  const may = useCan()
  const [time, setTime] = useState<Time>('now')
  const [search, setSearch] = useState('')
  const [isAssigning, setIsAssigning] = useState(false)
  const list = useList(listWorkShiftHolders, { id: shift.id, time, search })
  /** The empty list then shows the next step, so no second button is needed. */
  const isUnheld = time === 'now' && search === '' && shift.holders === 0
  const assign = may('WORKSHIFT', 'edit') && shift.isActive && (
    <Button leftSection={<IconUserPlus size={18} aria-hidden />} onClick={() => setIsAssigning(true)}>
      {t('workShift.assign')}
    </Button>
  )
  const columns: readonly Column<WorkShiftHolder>[] = [
    personColumn(t('workShift.holder')),
    {
      id: 'from',
      title: t('workShift.heldFrom'),
      cell: row => (row.from === null ? t('workShift.byDefault') : heldFrom(row.from)),
    },
    {
      id: 'to',
      title: t('workShift.heldTo'),
      cell: row => (row.to === null ? t('workShift.withoutEnd') : formatDate(row.to)),
    },
  ]
  /** People on an older default shift have had it from the start. */
  const heldFrom = (from: string) => (from <= '1900-01-01' ? t('workShift.fromTheStart') : formatDate(from))
  return (
    <Stack>
      <Group justify="space-between" gap="sm">
        <Group gap="sm" flex={{ base: '1 1 100%', sm: 'none' }}>
          <SegmentedControl
            aria-label={t('workShift.when')}
            value={time}
            onChange={value => isTime(value) && setTime(value)}
            data={holderTimes.map(value => ({ value, label: t(`workShift.time.${value}`) }))}
          />
          <Box flex={{ base: '1 1 120px', sm: 'none' }}>
            <SearchField value={search} label={t('ui.findStaff')} onSearch={setSearch} />
          </Box>
        </Group>
        {!isUnheld && assign}
      </Group>
      <DataList
        label={t('workShift.holders')}
        list={list}
        columns={columns}
        rowKey={row => `${row.employee.id} ${row.from ?? ''}`}
        clearFilters={search !== '' && (() => setSearch(''))}
        empty={{ title: t(`workShift.nobody.${time}`), ...(time === 'now' && { action: assign }) }}
      />
      {isAssigning && <AssignDialog shift={shift} onClose={() => setIsAssigning(false)} />}
    </Stack>
  )
}
