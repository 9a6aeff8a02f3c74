// The bar above the chart: units or people, search, date, unfolded levels, list, export.
import { SegmentedControl, Switch } from '@mantine/core'
import type { ReactNode } from 'react'
import { useTranslation } from '#web/i18n/translation.ts'
import { DateField } from '#web/ui/DateField.tsx'
import classes from './ChartBar.module.css'
import type { ChartMode } from './chart-view.ts'

type ModeProps = { mode: ChartMode; onMode: (mode: ChartMode) => void }

function ModeSwitch({ mode, onMode }: ModeProps) {
  const { t } = useTranslation()
  return (
    <SegmentedControl
      className={classes.mode}
      aria-label={t('orgChart.mode')}
      value={mode}
      data={[
        { value: 'units', label: t('orgChart.units') },
        { value: 'employees', label: t('orgChart.employees') },
      ]}
      onChange={value => onMode(value === 'employees' ? 'employees' : 'units')}
    />
  )
}

type Props = ModeProps & {
  date: string | undefined
  today: string
  onDate: (date: string | undefined) => void
  hasList: boolean
  onList: (hasList: boolean) => void
  search: ReactNode
  actions: ReactNode
}

export function ChartBar({ mode, onMode, date, today, onDate, hasList, onList, search, actions }: Props) {
  const { t } = useTranslation()
  return (
    <div className={classes.bar}>
      <ModeSwitch mode={mode} onMode={onMode} />
      <div className={classes.search}>{search}</div>
      <DateField
        className={classes.date}
        aria-label={t('orgChart.asOf')}
        placeholder={t('orgChart.asOf')}
        value={date ?? today}
        clearable={date !== undefined && date !== today}
        clearButtonProps={{ 'aria-label': t('orgChart.asToday') }}
        onChange={next => onDate(next === null || next === today ? undefined : next)}
      />
      <div className={classes.end}>
        <Switch
          label={t('orgChart.list')}
          checked={hasList}
          onChange={event => onList(event.currentTarget.checked)}
        />
        {actions}
      </div>
    </div>
  )
}
