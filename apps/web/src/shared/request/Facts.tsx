// Facts of a request under each other, each beside its name.
import type { ReactNode } from 'react'
import classes from './Facts.module.css'

export const Facts = ({ children }: { children: ReactNode }) => <dl className={classes.facts}>{children}</dl>

export function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className={classes.fact}>
      <dt className={classes.label}>{label}</dt>
      <dd className={classes.value}>{children}</dd>
    </div>
  )
}

/** What somebody wrote, with its lines. */
export const LongText = ({ children }: { children: string }) => (
  <span className={classes.long}>{children}</span>
)
