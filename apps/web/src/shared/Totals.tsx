// Totals above a list, next to each other.
import { Paper, Text } from '@mantine/core'
import classes from './Totals.module.css'

export type Total = {
  readonly name: string
  readonly value: string
  readonly detail?: string
  readonly isBad?: boolean
  /** A long value: on a phone it takes two places. */
  readonly isLong?: boolean
}
/** On a desktop. */
const mostInRow = 9
type Props = { label: string; totals: readonly Total[] }

export function Totals({ label, totals }: Props) {
  return (
    <Paper
      withBorder
      component="dl"
      className={classes.totals}
      aria-label={label}
      data-many={totals.length > mostInRow || undefined}
    >
      {totals.map(({ name, value, detail, isBad = false, isLong }) => (
        <div key={name} data-long={isLong}>
          <Text component="dt" size="xs" c="dimmed" lh={1.6}>
            {name}
          </Text>
          <Text component="dd" m={0} fw={650} fz="lg" {...(isBad && { c: 'var(--mantine-color-error)' })}>
            <span className={classes.value}>{value}</span>{' '}
            {detail !== undefined && (
              <Text span size="xs" c="dimmed" fw={400} className={classes.value}>
                {detail}
              </Text>
            )}
          </Text>
        </div>
      ))}
    </Paper>
  )
}
