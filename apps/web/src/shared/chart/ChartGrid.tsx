// Charts next to each other, and a switch that shows their figures as tables.
import { Group, SegmentedControl, Stack } from '@mantine/core'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { useTranslation } from '#web/i18n/translation.ts'
import classes from './Charts.module.css'

export function ChartGrid({ children }: { children: (isTable: boolean) => ReactNode }) {
  const { t } = useTranslation()
  const [isTable, setIsTable] = useState(false)
  return (
    <Stack gap="sm">
      <Group justify="flex-end">
        <SegmentedControl
          aria-label={t('attendanceReport.chartsAs')}
          value={isTable ? 'table' : 'chart'}
          data={(['chart', 'table'] as const).map(value => ({
            value,
            label: t(`attendanceReport.${value}`),
          }))}
          onChange={value => setIsTable(value === 'table')}
        />
      </Group>
      <div className={classes.grid}>{children(isTable)}</div>
    </Stack>
  )
}
