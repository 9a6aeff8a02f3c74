// /app/attendances/attendance: who is here now. Punches appear by themselves; states change with the clock every
// minute.
import { attendanceToday, boardFilters } from '@hr/contract/attendance-board.ts'
import type { BoardFilter, BoardRow } from '@hr/contract/attendance-board.ts'
import * as z from 'zod/mini'
import { useList } from '#web/api/use-list.ts'
import { useTranslation } from '#web/i18n/translation.ts'
import { paths } from '@hr/contract/paths.ts'
import { searchText, useViewState } from '#web/shared/view-state.ts'
import { DataList } from '#web/ui/DataList.tsx'
import { isFiltered } from '#web/ui/filter-count.ts'
import { ListFilters } from '#web/ui/ListFilters.tsx'
import { Page } from '#web/ui/Page.tsx'
import { AttendanceNav } from './AttendanceNav.tsx'
import { StateFilter } from './StateFilter.tsx'
import { useUnitFilter } from '#web/shared/unit/UnitFilter.tsx'
import { useBoardColumns } from './board-columns.tsx'

const minuteMs = 60_000

export const viewShape = z.object({
  search: searchText(),
  unit: z.optional(z.uuid()),
  only: z.optional(z.enum(boardFilters)),
})

const noFilters = { search: '', unit: undefined }

export function AttendanceBoardPage() {
  const { t } = useTranslation()
  const [view, setView] = useViewState(viewShape)
  const { search, unit, only } = view
  const filter = {
    search,
    ...(unit !== undefined && { unitId: unit }),
    ...(only !== undefined && { only }),
  }
  const { firstPage, ...list } = useList(attendanceToday, filter, { refetchInterval: minuteMs })
  const columns = useBoardColumns()
  return (
    <Page title={t('menu.attendance')} description={t('attendanceBoard.description')}>
      <AttendanceNav current="attendance" />
      <StateFilter
        counts={firstPage?.counts}
        everybody={firstPage?.everybody}
        only={only}
        onChange={(next: BoardFilter | undefined) => setView({ only: next })}
      />
      <ListFilters
        view={view}
        onChange={setView}
        cleared={noFilters}
        find={t('ui.findStaff')}
        behind={['unit']}
        more={useUnitFilter({ label: t('attendanceBoard.unit'), view, onChange: setView })}
      />
      <DataList
        label={t('menu.attendance')}
        list={list}
        columns={columns}
        rowKey={(row: BoardRow) => row.employee.id}
        rowLink={(row: BoardRow) => paths.attendanceDayOf(row.employee.id, row.date)}
        clearFilters={
          (isFiltered(view, noFilters) || only !== undefined) &&
          (() => setView({ ...noFilters, only: undefined }))
        }
        empty={{ title: t('attendanceBoard.empty'), text: t('attendanceBoard.emptyHint') }}
      />
    </Page>
  )
}
