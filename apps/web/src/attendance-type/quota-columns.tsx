import type { AttendanceTypeQuota } from '@hr/contract/attendance-type.ts'
import { nameIn } from '@hr/domain/employee/name-in.ts'
import { Stack, Text } from '@mantine/core'
import { useLanguage } from '#web/i18n/language.ts'
import { useTranslation } from '#web/i18n/translation.ts'
import { BothNames } from '#web/shared/BothNames.tsx'
import { formatNumber } from '#web/shared/format.ts'
import { useCan } from '#web/shared/session.ts'
import type { Column } from '#web/ui/DataList.tsx'
import { RowButton } from '#web/ui/RowButton.tsx'
import { StatusBadge } from '#web/ui/StatusBadge.tsx'

/** `period` is the current one. */
export function useQuotaColumns(
  period: string,
  onOpen: (id: string) => void,
): readonly Column<AttendanceTypeQuota>[] {
  const { t } = useTranslation()
  const language = useLanguage()
  const mayEdit = useCan()('ATTENDANCE_QUOTA', 'edit')
  const dimmed = (text: string) => (
    <Text span size="sm" c="dimmed">
      {text}
    </Text>
  )
  const people = (count: number) => (count === 0 ? dimmed('–') : t('attendanceType.people', { count }))
  return [
    { id: 'name', title: t('attendanceType.type'), card: 'title', cell: row => <BothNames row={row} /> },
    {
      id: 'quota',
      title: t('attendanceType.perPeriod'),
      align: 'right',
      cell: row =>
        row.quotaPerMonth === 0 ? dimmed(t('attendanceType.noLimit')) : formatNumber(row.quotaPerMonth),
    },
    {
      id: 'people',
      title: t('attendanceType.usedBy'),
      head: (
        <Stack gap={0} align="flex-end">
          <span>{t('attendanceType.usedBy')}</span>
          <Text size="xs" c="dimmed" fw={400}>
            {period}
          </Text>
        </Stack>
      ),
      align: 'right',
      isBlank: row => row.people === 0,
      cell: row => people(row.people),
    },
    {
      id: 'rest',
      title: t('attendanceType.withoutRest'),
      align: 'right',
      isBlank: row => row.peopleWithoutRest === 0,
      cell: row => people(row.peopleWithoutRest),
    },
    {
      id: 'status',
      title: t('ui.status'),
      card: 'corner',
      cell: row => <StatusBadge status={row.isActive ? 'ACTIVE' : 'INACTIVE'} />,
    },
    {
      id: 'open',
      title: t('ui.actions'),
      align: 'right',
      card: 'foot',
      cell: row => {
        const name = nameIn(row, language)
        return (
          <RowButton
            text={t(mayEdit ? 'ui.edit' : 'ui.view')}
            label={mayEdit ? t('ui.editNamed', { name }) : t('attendanceType.viewNamed', { name })}
            onClick={() => onOpen(row.attendanceTypeId)}
          />
        )
      },
    },
  ]
}
