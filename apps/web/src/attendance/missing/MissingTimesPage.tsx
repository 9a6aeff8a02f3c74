// /app/attendances/overrule/missing-times: days without a time in or out, which HR fills in as one list (A8).
import { listDays } from '@hr/contract/attendance.ts'
import { useState } from 'react'
import * as z from 'zod/mini'
import { useList } from '#web/api/use-list.ts'
import { paths } from '@hr/contract/paths.ts'
import { useTranslation } from '#web/i18n/translation.ts'
import { RangeBar } from '#web/shared/range/RangeBar.tsx'
import { rangeFields, visibleRange } from '#web/shared/range/range-view.ts'
import { useUnitFilter } from '#web/shared/unit/UnitFilter.tsx'
import { useToday } from '#web/shared/use-today.ts'
import { searchText, useViewState } from '#web/shared/view-state.ts'
import { isFiltered } from '#web/ui/filter-count.ts'
import { ListFilters } from '#web/ui/ListFilters.tsx'
import { Page } from '#web/ui/Page.tsx'
import { OverruleNav } from '../overrule/OverruleNav.tsx'
import { UndoBar } from '../overrule/UndoBar.tsx'
import type { Done } from '../overrule/UndoBar.tsx'
import { MissingTimesForm } from './MissingTimesForm.tsx'

export const viewShape = z.object({
  ...rangeFields,
  search: searchText(),
  unit: z.optional(z.uuid()),
})
const noFilters = { search: '', unit: undefined }
/** One page is what one action takes. */
const limit = 100

export function MissingTimesPage() {
  const { t } = useTranslation()
  const today = useToday()
  const [view, setView] = useViewState(viewShape)
  const [done, setDone] = useState<Done>()
  const shown = visibleRange(view, today)
  const { search, unit } = view
  const list = useList(
    listDays,
    {
      scope: 'all',
      from: shown.from,
      to: shown.to,
      withoutTime: true,
      search,
      ...(unit !== undefined && { unitId: unit }),
    },
    { limit },
  )
  return (
    <Page title={t('menu.missingTimes')} crumbs={[{ title: t('menu.overrule'), to: paths.overrule }]}>
      <OverruleNav current="missingTimes" />
      <RangeBar view={view} shown={shown} onChange={setView} />
      <ListFilters
        view={view}
        onChange={setView}
        cleared={noFilters}
        find={t('ui.findStaff')}
        behind={['unit']}
        more={useUnitFilter({ label: t('overrule.unit'), view, onChange: setView })}
      />
      <MissingTimesForm
        list={list}
        clearFilters={isFiltered(view, noFilters) && (() => setView(noFilters))}
        onDone={setDone}
      />
      {done !== undefined && <UndoBar done={done} onClose={() => setDone(undefined)} />}
    </Page>
  )
}
