// /app/attendances/overrule: irregular days, which HR overrules one by one with the result shown immediately.
import { listDays } from '@hr/contract/attendance.ts'
import type { AttendanceDay } from '@hr/contract/attendance.ts'
import { useState } from 'react'
import { useList } from '#web/api/use-list.ts'
import { useTranslation } from '#web/i18n/translation.ts'
import { paths } from '@hr/contract/paths.ts'
import { formatDate } from '#web/shared/format.ts'
import { useIsBlocked } from '#web/shared/person/own-record.ts'
import { useCan } from '#web/shared/session.ts'
import { useToday } from '#web/shared/use-today.ts'
import { useViewState } from '#web/shared/view-state.ts'
import { DataList } from '#web/ui/DataList.tsx'
import type { Column } from '#web/ui/DataList.tsx'
import { Page } from '#web/ui/Page.tsx'
import { usePersonNames } from '#web/ui/PersonName.tsx'
import { RowButton } from '#web/ui/RowButton.tsx'
import { isFiltered } from '#web/ui/filter-count.ts'
import { RangeBar } from '#web/shared/range/RangeBar.tsx'
import { useDayColumns } from '../day-columns.tsx'
import { visibleRange } from '#web/shared/range/range-view.ts'
import { OverruleFilters } from './OverruleFilters.tsx'
import { OverruleNav } from './OverruleNav.tsx'
import { UndoBar } from './UndoBar.tsx'
import type { Done } from './UndoBar.tsx'
import { noFilters, overruleInput, overruleViewShape } from './overrule-view.ts'
import { lazyDialog } from '#web/ui/lazy-dialog.tsx'

const OverruleDialog = lazyDialog(() => import('./OverruleDialog.tsx').then(file => file.OverruleDialog))
const DayDrawer = lazyDialog(() => import('../day/DayDrawer.tsx').then(file => file.DayDrawer), 'drawer')

/** Columns hidden to leave room for the button. */
const hidden = ['department', 'schedule', 'hours']

function useOverruleColumn(onOpen: (day: AttendanceDay) => void): readonly Column<AttendanceDay>[] {
  const { t } = useTranslation()
  const nameOf = usePersonNames()
  const may = useCan()
  const isBlocked = useIsBlocked()
  if (!may('OVERRULE', 'add')) return []
  return [
    {
      id: 'overrule',
      title: t('ui.actions'),
      align: 'right',
      card: 'foot',
      cell: day =>
        !isBlocked('OVERRULE', day.employeeId) && (
          <RowButton
            text={t('overrule.overrule')}
            label={t('overrule.overruleOf', { date: formatDate(day.date), name: nameOf(day) })}
            onClick={() => onOpen(day)}
          />
        ),
    },
  ]
}

export function OverrulePage() {
  const { t } = useTranslation()
  const today = useToday()
  const [view, setView] = useViewState(overruleViewShape)
  const [overruling, setOverruling] = useState<AttendanceDay>()
  const [done, setDone] = useState<Done>()
  const shown = visibleRange(view, today)
  const list = useList(listDays, overruleInput(shown, view))
  const columns = [...useDayColumns('others', hidden), ...useOverruleColumn(setOverruling)]
  const hrefOf = ({ employeeId, date }: AttendanceDay) => {
    const set = { ...view, who: String(employeeId), day: date }
    const given = Object.entries(set).filter(([, value]) => value !== undefined && value !== '')
    return `${paths.overrule}?${new URLSearchParams(Object.fromEntries(given)).toString()}` as const
  }
  return (
    <Page title={t('menu.overrule')}>
      <OverruleNav current="overrule" />
      <RangeBar view={view} shown={shown} onChange={setView} />
      <OverruleFilters view={view} onChange={setView} />
      <DataList
        label={t('menu.overrule')}
        list={list}
        columns={columns}
        rowKey={day => `${day.employeeId}:${day.date}`}
        rowLink={hrefOf}
        denseCards
        clearFilters={isFiltered(view, noFilters) && (() => setView(noFilters))}
        empty={{ title: t('overrule.empty'), text: t('overrule.emptyHint') }}
      />
      {done !== undefined && <UndoBar done={done} onClose={() => setDone(undefined)} />}
      {view.who !== undefined && view.day !== undefined && (
        <DayDrawer
          employeeId={Number(view.who)}
          date={view.day}
          isOwn={false}
          onClose={() => setView({ who: undefined, day: undefined })}
        />
      )}
      {overruling !== undefined && (
        <OverruleDialog day={overruling} onDone={setDone} onClose={() => setOverruling(undefined)} />
      )}
    </Page>
  )
}
