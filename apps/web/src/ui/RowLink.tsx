import type { Href } from '@hr/contract/paths.ts'
import { Anchor } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { newTab } from './LinkTo.tsx'

type Props = { to: Href; opensNewTab: boolean; children: ReactNode }

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
