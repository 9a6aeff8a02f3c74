import { Anchor } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'

type Props = { to: string; opensNewTab: boolean; children: ReactNode }

/** `opener`: a tab of our own origin that starts with this tab's session storage (profile, permissions, live token). */
const newTab = { target: '_blank', rel: 'opener' } as const

/** The link in the heading of a row. */
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
