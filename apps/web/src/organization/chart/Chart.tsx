// The chart with its search and fold state, and its list next to it (on a phone instead of it).
import { useMemo, useState } from 'react'
import type { ReactNode } from 'react'
import { useTranslation } from '#web/i18n/translation.ts'
import { ChartCanvas } from './ChartCanvas.tsx'
import { ChartList } from './ChartList.tsx'
import { ChartSearch } from './ChartSearch.tsx'
import { ExportMenu } from './ExportMenu.tsx'
import { LevelsMenu } from './LevelsMenu.tsx'
import classes from './OrgChartPage.module.css'
import type { ChartTree } from './chart-tree.ts'
import type { Flight } from './use-chart-view.ts'
import { openToLevel, shownInstead, toggled, withPathOpen } from './fold.ts'
import { startLevel } from './start-level.ts'
import { useIsPhone } from '#web/ui/use-is-phone.ts'

type Props = {
  tree: ChartTree
  hasList: boolean
  fileName: string
  /** Renders the bar above the chart from the search and the actions. */
  bar: (search: ReactNode, actions: ReactNode) => ReactNode
}

export function Chart({ tree, hasList, fileName, bar }: Props) {
  const { t } = useTranslation()
  const isPhone = useIsPhone()
  const [open, setOpen] = useState(() => openToLevel(tree, startLevel(tree)))
  const [chosen, setChosen] = useState(tree.tops[0])
  const [flight, setFlight] = useState<Flight>()
  const active = useMemo(() => shownInstead(tree, open, chosen ?? ''), [tree, open, chosen])
  const found = (id: string) => {
    setOpen(withPathOpen(tree, open, id))
    setChosen(id)
    setFlight({ to: id, number: (flight?.number ?? 0) + 1 })
  }
  const choose = (id: string) => {
    setChosen(id)
    if (id !== flight?.to) setFlight(undefined)
  }
  const parts = {
    tree,
    open,
    active,
    label: t('menu.orgChart'),
    onToggle: (id: string) => setOpen(toggled(open, id)),
    onActive: choose,
  }
  return (
    <>
      {bar(
        <ChartSearch tree={tree} onFound={found} />,
        <>
          <LevelsMenu
            levels={tree.levels}
            onLevel={level => setOpen(openToLevel(tree, level))}
            chosen={active === undefined ? undefined : tree.nodes.get(active)}
          />
          <ExportMenu tree={tree} open={open} fileName={fileName} />
        </>,
      )}
      <div className={classes.stage} data-list={hasList || undefined}>
        {hasList && <ChartList {...parts} label={t('orgChart.listLabel')} />}
        {!(hasList && isPhone) && <ChartCanvas {...parts} flight={flight} />}
      </div>
    </>
  )
}
