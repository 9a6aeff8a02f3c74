import type { AttendanceType } from '@hr/contract/attendance-type.ts'
import { useLanguage } from '#web/i18n/language.ts'
import { useTranslation } from '#web/i18n/translation.ts'
import { BothNames } from '#web/shared/BothNames.tsx'
import { formatNumber, nameIn } from '#web/shared/format.ts'
import type { Column } from '#web/ui/DataList.tsx'
import { RowButton } from '#web/ui/RowButton.tsx'
import { StatusBadge } from '#web/ui/StatusBadge.tsx'

/** `onEdit` is missing for readers who may not change anything. */
export function useAttendanceTypeColumns(
  onEdit: ((id: string) => void) | undefined,
): readonly Column<AttendanceType>[] {
  const { t } = useTranslation()
  const language = useLanguage()
  const yesNo = (is: boolean) => t(is ? 'ui.yes' : 'ui.no')
  const columns: readonly Column<AttendanceType>[] = [
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
  ]
  if (onEdit === undefined) return columns
  const edit: Column<AttendanceType> = {
    id: 'edit',
    title: t('ui.actions'),
    align: 'right',
    card: 'foot',
    cell: row => (
      <RowButton
        text={t('ui.edit')}
        label={t('ui.editNamed', { name: nameIn(language, row) })}
        onClick={() => onEdit(row.id)}
      />
    ),
  }
  return [...columns, edit]
}
