import type { AttendanceType } from '@hr/contract/attendance-type.ts'
import { useTranslation } from '#web/i18n/translation.ts'
import { BothNames } from '#web/shared/BothNames.tsx'
import { formatNumber } from '#web/shared/format.ts'
import { useEditColumn } from '#web/shared/resource/use-edit-column.tsx'
import type { ResourceView } from '#web/shared/resource/resource-view.ts'
import type { Column } from '#web/ui/DataList.tsx'
import { StatusBadge } from '#web/ui/StatusBadge.tsx'

export function useAttendanceTypeColumns(view: ResourceView): readonly Column<AttendanceType>[] {
  const { t } = useTranslation()
  const edit = useEditColumn<AttendanceType>(view)
  const yesNo = (is: boolean) => t(is ? 'ui.yes' : 'ui.no')
  return [
    { id: 'name', title: t('attendanceType.type'), card: 'title', cell: row => <BothNames row={row} /> },
    { id: 'code', title: t('attendanceType.code'), card: 'hidden', cell: row => row.code },
    {
      id: 'times',
      title: t('attendanceType.needsTimes'),
      isBlank: row => !row.needsTimes,
      cell: row => yesNo(row.needsTimes),
    },
    {
      id: 'file',
      title: t('attendanceType.needsFile'),
      isBlank: row => !row.needsFile,
      cell: row => yesNo(row.needsFile),
    },
    {
      id: 'requests',
      title: t('attendanceType.requests'),
      align: 'right',
      cell: row => formatNumber(row.requests),
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
