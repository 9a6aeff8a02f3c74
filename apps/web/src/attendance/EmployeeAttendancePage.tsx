// /app/attendances/lists: the days of everybody or of the own team; readers who may see only their own are sent there.
import { listDays } from '@hr/contract/attendance.ts'
import { IconUpload } from '@tabler/icons-react'
import { Navigate } from '@tanstack/react-router'
import { useList } from '#web/api/use-list.ts'
import { useTranslation } from '#web/i18n/translation.ts'
import { paths } from '@hr/contract/paths.ts'
import { useCan } from '#web/shared/session.ts'
import { useToday } from '#web/shared/use-today.ts'
import { useViewState } from '#web/shared/view-state.ts'
import { DataList } from '#web/ui/DataList.tsx'
import { ButtonLink } from '#web/ui/LinkTo.tsx'
import { Page } from '#web/ui/Page.tsx'
import { isFiltered } from '#web/ui/filter-count.ts'
import { AttendanceNav, useSeesOthers, useWidestScope } from './AttendanceNav.tsx'
import { DayFilters } from './DayFilters.tsx'
import { RangeBar } from '#web/shared/range/RangeBar.tsx'
import { useDayColumns } from './day-columns.tsx'
import { listInput, listViewShape, noFilters } from './list-view.ts'
import { visibleRange } from '#web/shared/range/range-view.ts'

function Days() {
  const { t } = useTranslation()
  const today = useToday()
  const scope = useWidestScope()
  const [view, setView] = useViewState(listViewShape)
  const shown = visibleRange(view, today, 'today')
  const hidden = view.without?.split(',') ?? []
  // With a single day, its date is above the list.
  const columns = useDayColumns('others', shown.from === shown.to ? [...hidden, 'date'] : hidden)
  const list = useList(listDays, listInput(scope, shown, view))
  return (
    <>
      <RangeBar view={view} shown={shown} onChange={setView} />
      <DayFilters view={view} onChange={setView} />
      <DataList
        label={t('menu.employeeAttendance')}
        list={list}
        columns={columns}
        rowKey={day => `${day.employeeId}:${day.date}`}
        rowLink={day => paths.attendanceDayOf(day.employeeId, day.date)}
        denseCards
        clearFilters={isFiltered(view, noFilters) && (() => setView(noFilters))}
        empty={{ title: t('attendanceDay.empty'), text: t('attendanceDay.emptyHint') }}
      />
    </>
  )
}

function Actions() {
  const { t } = useTranslation()
  const may = useCan()
  if (!may('ATTENDANCE_MONITORING')) return null
  return (
    <>
      <ButtonLink variant="default" to={paths.unassignedPunches}>
        {t('menu.unassignedPunches')}
      </ButtonLink>
      {may('ATTENDANCE_MONITORING', 'edit') && (
        <ButtonLink
          variant="default"
          to={paths.punchImport}
          leftSection={<IconUpload size={18} aria-hidden />}
        >
          {t('menu.punchImport')}
        </ButtonLink>
      )}
    </>
  )
}

export function EmployeeAttendancePage() {
  const { t } = useTranslation()
  const seesOthers = useSeesOthers()
  if (!seesOthers) return <Navigate to={paths.myAttendance} replace />
  return (
    <Page title={t('menu.employeeAttendance')} actions={<Actions />}>
      <AttendanceNav current="employeeAttendance" />
      <Days />
    </Page>
  )
}
