// The frame of a page: breadcrumbs, title, actions, content.
import type { Href } from '@hr/contract/paths.ts'
import { Anchor, Breadcrumbs, Button, Group, Stack, Text, Title } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { ownPageOnly } from './LinkTo.tsx'
import classes from './Page.module.css'

export type Crumb = { readonly title: string; readonly to: Href }
type Props = {
  title: string
  /** Next to the title, such as a status. */
  badge?: ReactNode
  description?: string
  /** Next to the description or below it. */
  notes?: ReactNode
  /** The ancestors of the page, outermost first. */
  crumbs?: readonly Crumb[]
  /** Buttons, the main one last. */
  actions?: ReactNode
  children: ReactNode
}

export function Page({ title, badge, description, notes, crumbs = [], actions, children }: Props) {
  return (
    <Stack gap="lg">
      <title>{`${title} · Sabai HR`}</title>
      <Stack gap={4}>
        {crumbs.length > 0 && (
          <Breadcrumbs component="nav" aria-label={title} separatorMargin={6}>
            {crumbs.map(crumb => (
              <Anchor
                key={crumb.to}
                size="sm"
                renderRoot={root => <Link {...root} to={crumb.to} activeOptions={ownPageOnly} />}
              >
                {crumb.title}
              </Anchor>
            ))}
          </Breadcrumbs>
        )}
        <Group justify="space-between" gap="4px 12px">
          <Group gap="sm">
            <Title order={1} size="h2" style={{ overflowWrap: 'anywhere' }}>
              {title}
            </Title>
            {badge}
          </Group>
          {actions !== undefined && actions !== false && (
            <Group gap="xs" align="flex-start" className={classes.actions}>
              {actions}
            </Group>
          )}
          {(description !== undefined || notes !== undefined) && (
            <Group gap="4px 12px" className={classes.description}>
              {description !== undefined && <Text c="dimmed">{description}</Text>}
              {notes}
            </Group>
          )}
        </Group>
      </Stack>
      {children}
    </Stack>
  )
}

/** Adds a row to the list of the page. */
export const AddButton = ({ onClick, children }: { onClick: () => void; children: ReactNode }) => (
  <Button leftSection={<IconPlus size={18} aria-hidden />} onClick={onClick}>
    {children}
  </Button>
)
