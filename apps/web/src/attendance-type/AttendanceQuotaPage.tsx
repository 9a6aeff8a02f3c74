// /app/administration/attendance-request-quota: how many requests of a type somebody may make in a period, and how far
// people have used it (A10).
import { listAttendanceQuota } from '@hr/contract/attendance-type.ts'
import { attendancePeriod } from '@hr/domain/calendar/attendance-period.ts'
import * as z from 'zod/mini'
import { useCall } from '#web/api/use-call.ts'
import { wholeList } from '#web/api/whole-list.ts'
import { useTranslation } from '#web/i18n/translation.ts'
import { formatDateRange } from '#web/shared/format.ts'
import { WhoMayChange } from '#web/shared/permission/WhoMayChange.tsx'
import { useToday } from '#web/shared/use-today.ts'
import { useViewState } from '#web/shared/view-state.ts'
import { DataList } from '#web/ui/DataList.tsx'
import { Page } from '#web/ui/Page.tsx'
import { AttendanceTypeNav } from './AttendanceTypeNav.tsx'
import { useQuotaColumns } from './quota-columns.tsx'
import { QuotaDrawer } from './QuotaDrawer.tsx'

/** `type`: the id of the one that is open in the drawer. */
const viewShape = z.object({ type: z.optional(z.string()) })

export function AttendanceQuotaPage() {
  const { t } = useTranslation()
  const today = useToday()
  const [view, setView] = useViewState(viewShape)
  const query = useCall(listAttendanceQuota, {})
  const rows = query.data ?? []
  const { from, to } = attendancePeriod(today)
  const columns = useQuotaColumns(formatDateRange(from, to), type => setView({ type }))
  const open = rows.find(({ attendanceTypeId }) => attendanceTypeId === view.type)
  return (
    <Page
      title={t('menu.attendanceQuota')}
      description={t('attendanceType.quotaDescription')}
      notes={<WhoMayChange group="ATTENDANCE_QUOTA" />}
    >
      <AttendanceTypeNav current="attendanceQuota" />
      <DataList
        label={t('menu.attendanceQuota')}
        columns={columns}
        rowKey={row => row.attendanceTypeId}
        denseCards
        empty={{ title: t('attendanceType.empty'), text: t('attendanceType.emptyHint') }}
        list={wholeList(rows, query)}
      />
      {open !== undefined && (
        <QuotaDrawer
          key={open.attendanceTypeId}
          quota={open}
          today={today}
          onClose={() => setView({ type: undefined })}
        />
      )}
    </Page>
  )
}
