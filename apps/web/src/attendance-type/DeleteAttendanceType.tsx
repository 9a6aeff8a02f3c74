// Deletes an attendance type without requests; one with requests can only become inactive.
import { deleteAttendanceType, updateAttendanceType } from '@hr/contract/attendance-type.ts'
import type { AttendanceType } from '@hr/contract/attendance-type.ts'
import { nameIn } from '@hr/domain/employee/name-in.ts'
import { useLanguage } from '#web/i18n/language.ts'
import { useTranslation } from '#web/i18n/translation.ts'
import { DeleteOrDeactivate } from '#web/shared/resource/DeleteOrDeactivate.tsx'
import { valuesOf } from './attendance-type-values.ts'

type Props = { type: AttendanceType; onClose: () => void; onDone: () => void }

export function DeleteAttendanceType({ type, onClose, onDone }: Props) {
  const { t } = useTranslation()
  const name = nameIn(type, useLanguage())
  return (
    <DeleteOrDeactivate
      remove={{
        endpoint: deleteAttendanceType,
        input: { id: type.id },
        title: t('attendanceType.deleteTitle', { name }),
        text: t('attendanceType.deleteText'),
        label: t('attendanceType.delete'),
        done: t('attendanceType.deleted'),
      }}
      deactivate={{
        endpoint: updateAttendanceType,
        input: { id: type.id, ...valuesOf(type), isActive: false },
        title: t('attendanceType.usedTitle', { name }),
        text: t('attendanceType.stopText'),
        label: t('attendanceType.stop'),
        done: t('attendanceType.stopped'),
      }}
      usage={type.requests > 0 ? t('attendanceType.usedText', { count: type.requests }) : undefined}
      isActive={type.isActive}
      onClose={onClose}
      onDone={onDone}
    />
  )
}
