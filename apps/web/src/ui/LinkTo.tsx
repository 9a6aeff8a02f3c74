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

/** `opener`: the new tab gets a copy of this tab's session storage (profile, permissions, live token). */
export const newTab = { target: '_blank', rel: 'opener' } as const

export function TextLink<To extends Href>({ to, search, children, ...props }: AnchorProps & Target<To>) {
  return (
    <Anchor renderRoot={root => <Link {...root} to={to} {...(search && { search })} />} {...props}>
      {children}
    </Anchor>
  )
}

export function ButtonLink<To extends Href>({ to, search, children, ...props }: ButtonProps & Target<To>) {
  return (
    <Button renderRoot={root => <Link {...root} to={to} {...(search && { search })} />} {...props}>
      {children}
    </Button>
  )
}
