// Facts of a request as a list of labels and values.
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

/** A person's text, with its line breaks. */
export const LongText = ({ children }: { children: string }) => (
  <span className={classes.long}>{children}</span>
)
