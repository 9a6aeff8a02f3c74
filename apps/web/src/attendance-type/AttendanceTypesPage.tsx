// /app/administration/attendance-types: what requests about attendance can be about, in their order (A10).
import { listAttendanceTypes } from '@hr/contract/attendance-type.ts'
import { Button } from '@mantine/core'
import { IconArrowsSort, IconPlus } from '@tabler/icons-react'
import * as z from 'zod/mini'
import { useCall } from '#web/api/use-call.ts'
import { wholeList } from '#web/api/whole-list.ts'
import { useTranslation } from '#web/i18n/translation.ts'
import { useCan } from '#web/shared/session.ts'
import { useViewState } from '#web/shared/view-state.ts'
import { DataList } from '#web/ui/DataList.tsx'
import { Page } from '#web/ui/Page.tsx'
import { useAttendanceTypeColumns } from './attendance-type-columns.tsx'
import { AttendanceTypeNav } from './AttendanceTypeNav.tsx'
import { AttendanceTypeForm } from './AttendanceTypeForm.tsx'
import { AttendanceTypeOrder } from './AttendanceTypeOrder.tsx'

/** `type`: the id of the one that is open in the form, `new`, or `order`. */
const viewShape = z.object({ type: z.optional(z.string()) })

export function AttendanceTypesPage() {
  const { t } = useTranslation()
  const may = useCan()
  const [view, setView] = useViewState(viewShape)
  const query = useCall(listAttendanceTypes, {})
  const rows = query.data ?? []
  const mayEdit = may('ATTENDANCE_TYPE', 'edit')
  const columns = useAttendanceTypeColumns(mayEdit ? type => setView({ type }) : undefined)
  const close = () => setView({ type: undefined })
  const open = rows.find(row => row.id === view.type)
  const isNew = view.type === 'new' && may('ATTENDANCE_TYPE', 'add')
  const order = mayEdit && rows.length > 1 && (
    <Button
      variant="default"
      leftSection={<IconArrowsSort size={18} stroke={1.5} aria-hidden />}
      onClick={() => setView({ type: 'order' })}
    >
      {t('attendanceType.order')}
    </Button>
  )
  const add = may('ATTENDANCE_TYPE', 'add') && (
    <Button
      leftSection={<IconPlus size={18} stroke={1.5} aria-hidden />}
      onClick={() => setView({ type: 'new' })}
    >
      {t('attendanceType.add')}
    </Button>
  )
  return (
    <Page
      title={t('attendanceType.types')}
      description={t('attendanceType.description')}
      actions={
        <>
          {order}
          {add}
        </>
      }
    >
      <AttendanceTypeNav current="types" />
      <DataList
        label={t('attendanceType.types')}
        columns={columns}
        rowKey={row => row.id}
        denseCards
        empty={{ title: t('attendanceType.empty'), text: t('attendanceType.emptyHint'), action: add }}
        list={wholeList(rows, query)}
      />
      {(isNew || (open !== undefined && mayEdit)) && (
        <AttendanceTypeForm key={view.type} type={open} onClose={close} />
      )}
      {view.type === 'order' && mayEdit && rows.length > 0 && (
        <AttendanceTypeOrder types={rows} onClose={close} />
      )}
    </Page>
  )
}
