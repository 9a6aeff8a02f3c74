import { Fragment } from 'react'
import type { ReactNode } from 'react'
import { mailParts } from './mail-parts.ts'

/** A text in which a long e-mail address breaks after "@" and "." before it breaks inside a word. */
export const breakable = (text: string): ReactNode =>
  mailParts(text).map((part, place) => (
    <Fragment key={place}>
      {place > 0 && <wbr />}
      {part}
    </Fragment>
  ))
