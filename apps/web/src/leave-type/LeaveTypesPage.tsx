// The company's leave types in order (L1), and the form to add or edit one.
import { listLeaveTypes } from '@hr/contract/leave-type.ts'
import { Button } from '@mantine/core'
import { IconArrowsSort, IconPlus } from '@tabler/icons-react'
import { useTranslation } from '#web/i18n/translation.ts'
import * as z from 'zod/mini'
import { useCall } from '#web/api/use-call.ts'
import { wholeList } from '#web/api/whole-list.ts'
import { useCan } from '#web/shared/session.ts'
import { useViewState } from '#web/shared/view-state.ts'
import { DataList } from '#web/ui/DataList.tsx'
import { Page } from '#web/ui/Page.tsx'
import { LeaveTypeForm } from './LeaveTypeForm.tsx'
import { useLeaveTypeColumns } from './leave-type-columns.tsx'
import { LeaveTypeOrder } from './LeaveTypeOrder.tsx'

/** `type`: the id of the type in the form, `new`, or `order`. */
const viewShape = z.object({ type: z.optional(z.string()) })

export function LeaveTypesPage() {
  const { t } = useTranslation()
  const may = useCan()
  const [view, setView] = useViewState(viewShape)
  const query = useCall(listLeaveTypes, {})
  const rows = query.data ?? []
  const mayEdit = may('LEAVE_TYPE', 'edit')
  const columns = useLeaveTypeColumns(mayEdit ? type => setView({ type }) : undefined)
  const close = () => setView({ type: undefined })
  const open = rows.find(row => row.id === view.type)
  const isNew = view.type === 'new' && may('LEAVE_TYPE', 'add')
  const order = mayEdit && rows.length > 1 && (
    <Button
      variant="default"
      leftSection={<IconArrowsSort size={18} stroke={1.5} aria-hidden />}
      onClick={() => setView({ type: 'order' })}
    >
      {t('leaveType.order')}
    </Button>
  )
  const add = may('LEAVE_TYPE', 'add') && (
    <Button
      leftSection={<IconPlus size={18} stroke={1.5} aria-hidden />}
      onClick={() => setView({ type: 'new' })}
    >
      {t('leaveType.add')}
    </Button>
  )
  return (
    <Page
      title={t('menu.leaveTypes')}
      description={t('leaveType.description')}
      actions={
        <>
          {order}
          {add}
        </>
      }
    >
      <DataList
        label={t('menu.leaveTypes')}
        columns={columns}
        rowKey={row => row.id}
        denseCards
        empty={{ title: t('leaveType.empty'), text: t('leaveType.emptyHint'), action: add }}
        list={wholeList(rows, query)}
      />
      {(isNew || (open !== undefined && mayEdit)) && (
        <LeaveTypeForm key={view.type} type={open} onClose={close} />
      )}
      {view.type === 'order' && mayEdit && rows.length > 0 && <LeaveTypeOrder types={rows} onClose={close} />}
    </Page>
  )
}
