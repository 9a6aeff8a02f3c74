// The company's leave types in order (L1), and the form to add or edit one.
import { listLeaveTypes, orderLeaveTypes } from '@hr/contract/leave-type.ts'
import { useCall } from '#web/api/use-call.ts'
import { wholeList } from '#web/api/whole-list.ts'
import { useTranslation } from '#web/i18n/translation.ts'
import { InactiveMark, OrderDrawer } from '#web/shared/resource/OrderDrawer.tsx'
import { ResourcePage } from '#web/shared/resource/ResourcePage.tsx'
import { useFormView, useRights } from '#web/shared/resource/resource-view.ts'
import { ColorMark } from '#web/ui/ColorMark.tsx'
import { LeaveTypeForm } from './LeaveTypeForm.tsx'
import { useLeaveTypeColumns } from './leave-type-columns.tsx'

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
      list={wholeList(rows, query)}
      columns={useLeaveTypeColumns(view)}
      denseCards
      empty={{ title: t('leaveType.empty'), text: t('leaveType.emptyHint') }}
      addText={t('leaveType.add')}
      form={type => <LeaveTypeForm key={type?.id} type={type} view={view} />}
      order={{
        text: t('leaveType.order'),
        drawer: (
          <OrderDrawer
            rows={rows}
            endpoint={orderLeaveTypes}
            texts={{
              title: t('leaveType.orderTitle'),
              text: t('leaveType.orderText'),
              submit: t('leaveType.orderSave'),
              saved: t('leaveType.orderSaved'),
            }}
            before={type => <ColorMark color={type.color} size={12} />}
            after={type => <InactiveMark row={type} />}
            onClose={view.close}
          />
        ),
      }}
    />
  )
}
