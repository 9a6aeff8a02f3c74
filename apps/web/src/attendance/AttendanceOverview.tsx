// The days of one person in a range: totals, a calendar or a list, and the explanation of a day in a drawer.
import { localDate } from '@hr/contract/field.ts'
import type { Href } from '@hr/contract/paths.ts'
import { dayTotals } from '@hr/domain/attendance/day-totals.ts'
import { SegmentedControl, Skeleton } from '@mantine/core'
import * as z from 'zod/mini'
import { wholeList } from '#web/api/whole-list.ts'
import { useTranslation } from '#web/i18n/translation.ts'
import { useToday } from '#web/shared/use-today.ts'
import { useViewState } from '#web/shared/view-state.ts'
import { DataList } from '#web/ui/DataList.tsx'
import { EmptyState, ErrorState } from '#web/ui/EmptyState.tsx'
import { DayCalendar } from './DayCalendar.tsx'
import { RangeBar } from '#web/shared/range/RangeBar.tsx'
import { TotalsBar, TotalsSkeleton } from './TotalsBar.tsx'
import { useDayColumns } from './day-columns.tsx'
import { rangeFields, visibleRange } from '#web/shared/range/range-view.ts'
import { useDays } from './use-days.ts'
import type { Days, Whose } from './use-days.ts'
import { lazyDialog } from '#web/ui/lazy-dialog.tsx'

const DayDrawer = lazyDialog(() => import('./day/DayDrawer.tsx').then(file => file.DayDrawer), 'drawer')

export const viewShape = z.object({
  ...rangeFields,
  view: z.optional(z.enum(['list'])),
  /** The open day. */
  day: z.optional(localDate()),
})
type View = z.output<typeof viewShape>
type Kept = Readonly<Record<string, string>>

type ListProps = { days: Days; label: string; hrefOf: (date: string) => Href }

function DayList({ days, label, hrefOf }: ListProps) {
  const { t } = useTranslation()
  const columns = useDayColumns('own')
  return (
    <DataList
      label={label}
      list={wholeList(days.days.toReversed(), days)}
      columns={columns}
      rowKey={day => day.date}
      rowLink={day => hrefOf(day.date)}
      denseCards
      empty={{ title: t('attendanceDay.empty'), text: t('attendanceDay.emptyHint') }}
    />
  )
}

const addressOf = (path: Href, view: View & Kept): Href => {
  const set = Object.entries(view).filter(([, value]) => value !== undefined)
  return `${path}?${new URLSearchParams(Object.fromEntries(set)).toString()}`
}

type Props = {
  whose: Whose & { readonly employeeId: number }
  /** Path of its page. */
  path: Href
  /** Other parameters of its page. */
  keep?: Kept
  label: string
}

export function AttendanceOverview({ whose, path, keep = {}, label }: Props) {
  const { t } = useTranslation()
  const today = useToday()
  const [view, setView] = useViewState(viewShape)
  const shown = visibleRange(view, today)
  const days = useDays(whose, shown, today)
  // A calendar of a whole year would be unreadable.
  const isList = view.view === 'list' || shown.filter === 'thisYear'
  return (
    <>
      <RangeBar view={view} shown={shown} onChange={setView}>
        {shown.filter !== 'thisYear' && (
          <SegmentedControl
            aria-label={t('attendanceDay.view')}
            value={isList ? 'list' : 'calendar'}
            data={[
              { value: 'calendar', label: t('attendanceDay.calendar') },
              { value: 'list', label: t('attendanceDay.list') },
            ]}
            onChange={value => setView({ view: value === 'list' ? 'list' : undefined })}
          />
        )}
      </RangeBar>
      {days.isPending ? (
        <TotalsSkeleton />
      ) : (
        // Without loaded days, zeros would be wrong.
        days.days.length > 0 && <TotalsBar totals={dayTotals(days.days)} />
      )}
      {isList ? (
        <DayList
          days={days}
          label={label}
          hrefOf={date => addressOf(path, { ...keep, ...view, day: date })}
        />
      ) : days.isPending ? (
        <Skeleton height={520} />
      ) : days.error !== null ? (
        <ErrorState error={days.error} retry={days.refetch} />
      ) : days.days.length === 0 ? (
        <EmptyState title={t('attendanceDay.empty')} text={t('attendanceDay.emptyHint')} />
      ) : (
        <DayCalendar
          range={shown}
          days={days.days}
          today={today}
          label={label}
          onOpen={day => setView({ day })}
        />
      )}
      {view.day !== undefined && (
        <DayDrawer
          employeeId={whose.employeeId}
          date={view.day}
          isOwn={whose.scope === 'mine'}
          onClose={() => setView({ day: undefined })}
        />
      )}
    </>
  )
}
