// Links to the pages of a section, next to each other above the content; hidden if there is only one.
import { Link } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import type { ReactNode } from 'react'
import { centerInRow } from '#web/ui/center-in-row.ts'
import type { Place } from '#web/ui/place.ts'
import scrolled from '#web/ui/ScrolledRow.module.css'
import classes from './SectionNav.module.css'

export type SectionEntry = Place & {
  readonly title: string
  readonly isCurrent: boolean
  /** After the title, such as a number. */
  readonly mark?: ReactNode
}
type Props = {
  label: string
  entries: readonly SectionEntry[]
  /** Changes when content that loads later moves the entries. */
  moves?: number
}

export function SectionNav({ label, entries, moves }: Props) {
  const row = useRef<HTMLElement>(null)
  const current = entries.findIndex(({ isCurrent }) => isCurrent)
  // On a phone the row scrolls.
  useEffect(() => {
    centerInRow(row.current, row.current?.querySelector<HTMLElement>('[aria-current=page]'))
  }, [current, moves])
  if (entries.length < 2) return null
  return (
    <nav ref={row} aria-label={label} className={`${scrolled.row} ${classes.nav}`}>
      {entries.map(({ to, search, title, isCurrent, mark }) => (
        <Link
          key={title}
          to={to}
          search={search ?? {}}
          className={classes.link}
          aria-current={isCurrent ? 'page' : undefined}
          activeOptions={{ exact: true }}
        >
          {title}
          {mark}
        </Link>
      ))}
    </nav>
  )
}
