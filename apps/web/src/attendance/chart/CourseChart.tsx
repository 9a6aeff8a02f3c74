// A column for each date, stacked by the colours of the statuses.
import type { ReportCharts } from '@hr/contract/attendance-report.ts'
import { Group, Text } from '@mantine/core'
import { useTranslation } from '#web/i18n/translation.ts'
import { formatNumber } from '#web/shared/format.ts'
import classes from './Charts.module.css'
import { courseParts, daysByPart } from './course-parts.ts'

type Props = {
  course: ReportCharts['course']
  label: string
  /** The full name of a column, and the short label below it. */
  nameOf: (date: string) => string
  shortOf: (date: string) => string
}

/** As many labels as fit on a phone. */
const mostLabels = 8

export function CourseChart({ course, label, nameOf, shortOf }: Props) {
  const { t } = useTranslation()
  const columns = course.map(({ date, statuses }) => {
    const days = daysByPart({ date, statuses })
    return { date, days, sum: courseParts.reduce((sum, part) => sum + days[part], 0) }
  })
  const most = Math.max(1, ...columns.map(({ sum }) => sum))
  const step = Math.ceil(columns.length / mostLabels)
  return (
    <div>
      <div className={classes.columns} role="img" aria-label={label}>
        {columns.map(({ date, days }) => (
          <div
            key={date}
            className={classes.column}
            title={[
              nameOf(date),
              ...courseParts.map(
                part => `${t(`attendanceReport.parts.${part}`)}: ${formatNumber(days[part])}`,
              ),
            ].join('\n')}
          >
            {courseParts.map(
              part =>
                days[part] > 0 && (
                  <div
                    key={part}
                    className={classes[part]}
                    style={{ height: `${(days[part] / most) * 100}%` }}
                  />
                ),
            )}
          </div>
        ))}
      </div>
      <div className={classes.labels} aria-hidden>
        {columns.map(({ date }, place) => (
          <div key={date} className={classes.label}>
            {place % step === 0 && <span>{shortOf(date)}</span>}
          </div>
        ))}
      </div>
      <Group gap="4px 16px" mt="xs">
        {courseParts.map(part => (
          <Group key={part} gap={6} wrap="nowrap">
            <span className={`${classes.mark} ${classes[part]}`} aria-hidden />
            <Text size="sm">{t(`attendanceReport.parts.${part}`)}</Text>
          </Group>
        ))}
      </Group>
    </div>
  )
}
