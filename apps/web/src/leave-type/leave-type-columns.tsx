import type { LeaveType } from '@hr/contract/leave-type.ts'
import { Group, Stack, Text } from '@mantine/core'
import { BothNames } from '#web/shared/BothNames.tsx'
import { useTranslation } from '#web/i18n/translation.ts'
import { useLanguage } from '#web/i18n/language.ts'
import { formatDate, formatHalfDays } from '#web/shared/format.ts'
import { ColorMark } from '#web/ui/ColorMark.tsx'
import { useEditColumn } from '#web/shared/resource/use-edit-column.tsx'
import type { ResourceView } from '#web/shared/resource/resource-view.ts'
import type { Column } from '#web/ui/DataList.tsx'
import { StatusBadge } from '#web/ui/StatusBadge.tsx'

function TypeName({ type }: { type: LeaveType }) {
  return (
    <Group gap="sm" wrap="nowrap">
      <ColorMark color={type.color} size={12} />
      <BothNames row={type} />
    </Group>
  )
}

/** Days per year now, and planned changes. */
function Amount({ type }: { type: LeaveType }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const days = (amount: number) => (amount === 0 ? '–' : formatHalfDays(amount * 2, language))
  return (
    <Stack gap={0} align="flex-end">
      <span>{days(type.amount)}</span>
      {type.planned.map(({ from, amount }) => (
        <Text key={from} size="xs" c="dimmed">
          {t('leaveType.plannedShort', { days: days(amount), date: formatDate(from) })}
        </Text>
      ))}
    </Stack>
  )
}

export function useLeaveTypeColumns(view: ResourceView): readonly Column<LeaveType>[] {
  const { t } = useTranslation()
  const edit = useEditColumn<LeaveType>(view)
  const language = useLanguage()
  const days = (value: number) => (value === 0 ? '–' : formatHalfDays(value * 2, language))
  const openTo = { male: t('leaveType.men'), female: t('leaveType.women') }
  return [
    { id: 'name', title: t('leaveType.type'), card: 'title', cell: row => <TypeName type={row} /> },
    { id: 'code', title: t('leaveType.code'), card: 'hidden', folds: 1, cell: row => row.code },
    {
      id: 'amount',
      title: t('leaveType.perYear'),
      align: 'right',
      isBlank: row => row.amount === 0 && row.planned.length === 0,
      cell: row => <Amount type={row} />,
    },
    {
      id: 'carryOver',
      title: t('leaveType.carryOver'),
      align: 'right',
      isBlank: row => row.carryOverAmount === 0,
      cell: row => days(row.carryOverAmount),
    },
    {
      id: 'file',
      title: t('leaveType.fileOver'),
      folds: 2,
      align: 'right',
      isBlank: row => row.attachFileDayOver === 0,
      cell: row => days(row.attachFileDayOver),
    },
    { id: 'paid', title: t('leaveType.paid'), folds: 2, cell: row => (row.paid ? t('ui.yes') : t('ui.no')) },
    {
      id: 'openTo',
      title: t('leaveType.openTo'),
      cell: row => (row.gender === null ? t('leaveType.everybody') : openTo[row.gender]),
    },
    {
      id: 'status',
      title: t('ui.status'),
      card: 'corner',
      cell: row => <StatusBadge status={row.isActive ? 'ACTIVE' : 'INACTIVE'} />,
    },
    ...edit,
  ]
}
