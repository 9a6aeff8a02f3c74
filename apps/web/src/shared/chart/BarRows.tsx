// Horizontal bars with names and numbers; screen readers read a list.
import classes from './Charts.module.css'

export type BarColor = 'success' | 'error' | 'warning' | 'grey' | 'info' | 'teal' | 'violet'
type BarRow = {
  readonly key: string
  readonly name: string
  readonly size: number
  /** The number as text. */
  readonly text: string
  readonly color: BarColor
}

export function BarRows({ rows, label }: { rows: readonly BarRow[]; label: string }) {
  const most = Math.max(1, ...rows.map(({ size }) => size))
  return (
    <ul className={classes.rows} aria-label={label}>
      {rows.map(({ key, name, size, text, color }) => (
        <li key={key} className={classes.row}>
          <span className={classes.name} title={name}>
            {name}
          </span>
          <span className={classes.track} aria-hidden>
            {size > 0 && (
              <span
                className={`${classes.bar} ${classes[color]}`}
                style={{ display: 'block', width: `${(size / most) * 100}%` }}
              />
            )}
          </span>
          <span className={classes.value}>{text}</span>
        </li>
      ))}
    </ul>
  )
}
