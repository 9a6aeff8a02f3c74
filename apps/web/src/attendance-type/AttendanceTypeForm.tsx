// Adds or changes an attendance type; requests that were made stay as they are (A10).
import { createAttendanceType, updateAttendanceType } from '@hr/contract/attendance-type.ts'
import type { AttendanceType } from '@hr/contract/attendance-type.ts'
import { nameIn } from '@hr/domain/employee/name-in.ts'
import { useLanguage } from '#web/i18n/language.ts'
import { useTranslation } from '#web/i18n/translation.ts'
import { DeleteButton, ResourceForm } from '#web/shared/resource/ResourceForm.tsx'
import type { ResourceView } from '#web/shared/resource/resource-view.ts'
import { AttendanceTypeFields } from './AttendanceTypeFields.tsx'
import { emptyType, valuesOf } from './attendance-type-values.ts'
import { DeleteAttendanceType } from './DeleteAttendanceType.tsx'

type Props = { type: AttendanceType | undefined; view: ResourceView }

export function AttendanceTypeForm({ type, view }: Props) {
  const { t } = useTranslation()
  const language = useLanguage()
  return type === undefined ? (
    <ResourceForm
      onClose={view.close}
      endpoint={createAttendanceType}
      values={emptyType}
      title={t('attendanceType.addTitle')}
      submitLabel={t('attendanceType.add')}
      done={t('attendanceType.created')}
    >
      {form => <AttendanceTypeFields form={form} />}
    </ResourceForm>
  ) : (
    <ResourceForm
      onClose={view.close}
      endpoint={updateAttendanceType}
      values={valuesOf(type)}
      fixed={{ id: type.id }}
      title={t('ui.editNamed', { name: nameIn(type, language) })}
      submitLabel={t('attendanceType.save')}
      done={t('attendanceType.changed')}
    >
      {form => (
        <>
          <AttendanceTypeFields form={form} />
          {view.mayDelete && (
            <DeleteButton
              text={t('attendanceType.delete')}
              dialog={onClose => <DeleteAttendanceType type={type} onClose={onClose} onDone={view.close} />}
            />
          )}
        </>
      )}
    </ResourceForm>
  )
}
