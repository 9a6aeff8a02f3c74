// /app/administration/attendance-types: what requests about attendance can be about, in their order (A10).
import { listAttendanceTypes, orderAttendanceTypes } from '@hr/contract/attendance-type.ts'
import { useCall } from '#web/api/use-call.ts'
import { wholeList } from '#web/api/whole-list.ts'
import { useTranslation } from '#web/i18n/translation.ts'
import { InactiveMark, OrderDrawer } from '#web/shared/resource/OrderDrawer.tsx'
import { WhoMayChange } from '#web/shared/permission/WhoMayChange.tsx'
import { ResourcePage } from '#web/shared/resource/ResourcePage.tsx'
import { useFormView, useRights } from '#web/shared/resource/resource-view.ts'
import { useAttendanceTypeColumns } from './attendance-type-columns.tsx'
import { AttendanceTypeNav } from './AttendanceTypeNav.tsx'
import { AttendanceTypeForm } from './AttendanceTypeForm.tsx'

export function AttendanceTypesPage() {
  const { t } = useTranslation()
  const view = useFormView('type', useRights('ATTENDANCE_TYPE'))
  const query = useCall(listAttendanceTypes, {})
  const rows = query.data ?? []
  return (
    <ResourcePage
      view={view}
      title={t('menu.attendanceTypes')}
      description={t('attendanceType.description')}
      notes={<WhoMayChange group="ATTENDANCE_TYPE" />}
      filters={<AttendanceTypeNav current="attendanceTypes" />}
      list={wholeList(rows, query)}
      columns={useAttendanceTypeColumns(view)}
      denseCards
      empty={{ title: t('attendanceType.empty'), text: t('attendanceType.emptyHint') }}
      addText={t('attendanceType.add')}
      form={type => <AttendanceTypeForm key={type?.id} type={type} view={view} />}
      order={
        <OrderDrawer
          rows={rows}
          endpoint={orderAttendanceTypes}
          title={t('attendanceType.orderTitle')}
          text={t('attendanceType.orderText')}
          after={type => <InactiveMark row={type} />}
          onClose={view.close}
        />
      }
    />
  )
}
