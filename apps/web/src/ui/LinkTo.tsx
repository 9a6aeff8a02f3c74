// Links inside the application as text, button or menu item; preloaded on hover.
import type { Href } from '@hr/contract/paths.ts'
import { Anchor, Button } from '@mantine/core'
import type { AnchorProps, ButtonProps } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'

type Target = {
  to: Href
  /** Search parameters. */
  search?: Readonly<Record<string, string>>
  children: ReactNode
  target?: string
  rel?: string
  'aria-label'?: string
}

export function TextLink({ to, search, children, ...props }: AnchorProps & Target) {
  return (
    <Anchor renderRoot={root => <Link {...root} to={to} {...(search && { search })} />} {...props}>
      {children}
    </Anchor>
  )
}

export function ButtonLink({ to, search, children, ...props }: ButtonProps & Target) {
  return (
    <Button renderRoot={root => <Link {...root} to={to} {...(search && { search })} />} {...props}>
      {children}
    </Button>
  )
}
