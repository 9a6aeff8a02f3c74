// A column for each date or month on an axis of values, stacked by parts; several parts have a legend.
import { Group, Text } from '@mantine/core'
import { formatNumber } from '#web/shared/format.ts'
import { axisTicks } from './axis-ticks.ts'
import { isLabelled } from './is-labelled.ts'
import type { BarColor } from './BarRows.tsx'
import classes from './Charts.module.css'

type Part = { readonly key: string; readonly name: string; readonly color: BarColor }
type Column = {
  readonly key: string
  /** The full name, and the short label below the column. */
  readonly name: string
  readonly short: string
  /** By the key of the part. */
  readonly sizes: Readonly<Record<string, number>>
}
type Props = {
  label: string
  parts: readonly Part[]
  columns: readonly Column[]
  /** A size as text. */
  textOf?: (size: number) => string
  /** What the steps of the axis are multiples of. */
  unit?: number
}

export function StackedColumns({ label, parts, columns, textOf = formatNumber, unit = 1 }: Props) {
  const sums = columns.map(({ sizes }) => parts.reduce((sum, { key }) => sum + (sizes[key] ?? 0), 0))
  const ticks = axisTicks(Math.max(0, ...sums), unit)
  const top = ticks.at(-1) ?? unit
  return (
    <div>
      <div className={classes.plot}>
        <div className={classes.axis} aria-hidden>
          {ticks.map(tick => (
            <span key={tick}>{textOf(tick)}</span>
          ))}
        </div>
        <div className={classes.columns} role="img" aria-label={label}>
          <div className={classes.lines}>
            {ticks.map(tick => (
              <span key={tick} />
            ))}
          </div>
          {columns.map(({ key, name, sizes }) => (
            <div
              key={key}
              className={classes.column}
              title={[name, ...parts.map(part => `${part.name}: ${textOf(sizes[part.key] ?? 0)}`)].join('\n')}
            >
              {parts.map(part => {
                const size = sizes[part.key] ?? 0
                return (
                  size > 0 && (
                    <div
                      key={part.key}
                      className={classes[part.color]}
                      style={{ height: `${(size / top) * 100}%` }}
                    />
                  )
                )
              })}
            </div>
          ))}
        </div>
        <div className={classes.labels} aria-hidden>
          {columns.map(({ key, short }, place) => (
            <div key={key} className={classes.label}>
              {isLabelled(place, columns.length) && <span>{short}</span>}
            </div>
          ))}
        </div>
      </div>
      {parts.length > 1 && <Legend parts={parts} />}
    </div>
  )
}

const Legend = ({ parts }: Pick<Props, 'parts'>) => (
  <Group gap="4px 16px" mt="xs">
    {parts.map(({ key, name, color }) => (
      <Group key={key} gap={6} wrap="nowrap">
        <span className={`${classes.mark} ${classes[color]}`} aria-hidden />
        <Text size="sm">{name}</Text>
      </Group>
    ))}
  </Group>
)
