import type { Href } from '@hr/contract/paths.ts'
import { Anchor } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'

type Props = { to: Href; opensNewTab: boolean; children: ReactNode }

/** `opener`: the new tab gets a copy of this tab's session storage (profile, permissions, live token). */
const newTab = { target: '_blank', rel: 'opener' } as const

/** The link in the title of a row. */
export function RowLink({ to, opensNewTab, children }: Props) {
  return (
    <Anchor
      c="inherit"
      inherit
      underline="hover"
      renderRoot={root => <Link {...root} to={to} {...(opensNewTab && newTab)} />}
    >
      {children}
    </Anchor>
  )
}
