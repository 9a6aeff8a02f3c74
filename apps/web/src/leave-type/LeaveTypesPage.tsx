// The company's leave types in order (L1), and the form to add or edit one.
import { listLeaveTypes } from '@hr/contract/leave-type.ts'
import { useCall } from '#web/api/use-call.ts'
import { wholeList } from '#web/api/whole-list.ts'
import { useTranslation } from '#web/i18n/translation.ts'
import { WhoMayChange } from '#web/shared/permission/WhoMayChange.tsx'
import { ResourcePage } from '#web/shared/resource/ResourcePage.tsx'
import { useFormView, useRights } from '#web/shared/resource/resource-view.ts'
import { useLeaveTypeColumns } from './leave-type-columns.tsx'
import { lazyDialog } from '#web/ui/lazy-dialog.tsx'

const LeaveTypeForm = lazyDialog(
  () => import('./LeaveTypeForm.tsx').then(file => file.LeaveTypeForm),
  'drawer',
)
const OrderLeaveTypes = lazyDialog(
  () => import('./OrderLeaveTypes.tsx').then(file => file.OrderLeaveTypes),
  'drawer',
)

export function LeaveTypesPage() {
  const { t } = useTranslation()
  const view = useFormView('type', useRights('LEAVE_TYPE'))
  const query = useCall(listLeaveTypes, {})
  const rows = query.data ?? []
  return (
    <ResourcePage
      view={view}
      title={t('menu.leaveTypes')}
      description={t('leaveType.description')}
      notes={<WhoMayChange group="LEAVE_TYPE" />}
      list={wholeList(rows, query)}
      columns={useLeaveTypeColumns(view)}
      denseCards
      empty={{ title: t('leaveType.empty'), text: t('leaveType.emptyHint') }}
      addText={t('leaveType.add')}
      form={type => <LeaveTypeForm key={type?.id} type={type} view={view} />}
      order={<OrderLeaveTypes types={rows} onClose={view.close} />}
    />
  )
}
