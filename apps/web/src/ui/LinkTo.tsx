// Links inside the application as text, button or menu item; preloaded on hover.
import type { Href } from '@hr/contract/paths.ts'
import { Anchor, Button } from '@mantine/core'
import type { AnchorProps, ButtonProps } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { Place } from './place.ts'

type Target<To extends Href> = Place<To> & {
  children: ReactNode
  target?: string
  rel?: string
  /** false for a link to a part of a page: the page scrolls to it itself. */
  resetScroll?: boolean
  'aria-label'?: string
}

/** A link to the page above is not the current page for a screen reader. */
export const ownPageOnly = { exact: true } as const

/** `opener`: the new tab gets a copy of this tab's session storage (profile, permissions, live token). */
export const newTab = { target: '_blank', rel: 'opener' } as const

export function TextLink<To extends Href>({ to, search, children, ...props }: AnchorProps & Target<To>) {
  return (
    <Anchor
      renderRoot={root => <Link {...root} to={to} activeOptions={ownPageOnly} {...(search && { search })} />}
      {...props}
    >
      {children}
    </Anchor>
  )
}

export function ButtonLink<To extends Href>({ to, search, children, ...props }: ButtonProps & Target<To>) {
  return (
    <Button
      renderRoot={root => <Link {...root} to={to} activeOptions={ownPageOnly} {...(search && { search })} />}
      {...props}
    >
      {children}
    </Button>
  )
}
