// /app/attendances/overrule-adjust: one overrule for many people or days at once, with a preview of each day (A8).
import { previewOverrules } from '@hr/contract/attendance-overrule.ts'
import type { Person } from '@hr/contract/person.ts'
import { Text } from '@mantine/core'
import { useState } from 'react'
import { useCall } from '#web/api/use-call.ts'
import { paths } from '@hr/contract/paths.ts'
import { useTranslation } from '#web/i18n/translation.ts'
import { useToday } from '#web/shared/use-today.ts'
import { useViewState } from '#web/shared/view-state.ts'
import { Page } from '#web/ui/Page.tsx'
import { RangeBar } from '#web/shared/range/RangeBar.tsx'
import { visibleRange } from '#web/shared/range/range-view.ts'
import { ClosedPeriodBox } from '#web/shared/reason/ClosedPeriodBox.tsx'
import { ManyChoice } from './ManyChoice.tsx'
import { ManyPreview } from './ManyPreview.tsx'
import { OverruleNav } from './OverruleNav.tsx'
import { UndoBar } from './UndoBar.tsx'
import type { Done } from './UndoBar.tsx'
import { askedOverrule } from './asked-overrule.ts'
import { manyViewShape, whoseDays } from './many-view.ts'

export function OverruleManyPage() {
  const { t } = useTranslation()
  const today = useToday()
  const [view, setView] = useViewState(manyViewShape)
  const [people, setPeople] = useState<Person[]>([])
  const [times, setTimes] = useState({ timeIn: '', timeOut: '' })
  const [inClosedPeriod, setInClosedPeriod] = useState(false)
  const [done, setDone] = useState<Done>()
  const shown = visibleRange(view, today)
  const type = view.type ?? 'LATE'
  const asked = askedOverrule(type, times)
  const chosen = whoseDays(view, people)
  const input = { from: shown.from, to: shown.to, inClosedPeriod, ...chosen }
  const query = useCall(
    previewOverrules,
    { ...input, ...(asked ?? { type }) },
    { enabled: asked !== undefined && chosen !== undefined, staleTime: 0 },
  )
  const hasClosed =
    inClosedPeriod || query.data?.leftOut.some(({ code }) => code === 'OVERRULE_PERIOD_CLOSED') === true
  return (
    <Page title={t('menu.overruleMany')} crumbs={[{ title: t('menu.overrule'), to: paths.overrule }]}>
      <OverruleNav current="overruleMany" />
      <RangeBar view={view} shown={shown} onChange={setView} />
      <ManyChoice
        view={view}
        type={type}
        people={people}
        times={times}
        onView={setView}
        onPeople={setPeople}
        timesFault={query.data?.leftOut.find(({ code }) => code === 'OVERRULE_TIMES_SWAPPED')?.message}
        onTimes={change => setTimes(old => ({ ...old, ...change }))}
      />
      {hasClosed && <ClosedPeriodBox of="days" isAllowed={inClosedPeriod} onChange={setInClosedPeriod} />}
      {asked === undefined || chosen === undefined ? (
        <Text c="dimmed">{t(chosen === undefined ? 'overrule.whoseFirst' : 'overrule.timesFirst')}</Text>
      ) : (
        // Selected days belong to the previous query.
        <ManyPreview
          key={JSON.stringify({ ...input, ...asked })}
          query={query}
          asked={asked}
          inClosedPeriod={inClosedPeriod}
          onDone={setDone}
        />
      )}
      {done !== undefined && <UndoBar done={done} onClose={() => setDone(undefined)} />}
    </Page>
  )
}
