// One card of the dashboard: title, link, and content with a fixed height while it loads.
import { Group, Paper, Skeleton, Stack, Text, Title } from '@mantine/core'
import { useId } from 'react'
import type { ReactNode } from 'react'
import { ErrorState } from '#web/ui/EmptyState.tsx'
import { TextLink } from '#web/ui/LinkTo.tsx'
import type { Place } from '#web/ui/place.ts'

type Props = {
  title: string
  link?: Place & { readonly title: string }
  badge?: ReactNode
  query: { readonly isPending: boolean; readonly error: Error | null; readonly refetch: () => unknown }
  /** The typical height of the content, so that the page does not jump when it loads. */
  height?: { readonly base: number; readonly sm: number }
  children: ReactNode
}

export function DashboardCard({ title, link, badge, query, height = { base: 24, sm: 24 }, children }: Props) {
  const id = useId()
  return (
    <Paper withBorder p="lg" component="section" aria-labelledby={id}>
      <Stack>
        <Group justify="space-between" align="baseline" gap="xs" wrap="nowrap">
          <Group gap="xs" miw={0}>
            <Title order={2} size="h4" id={id}>
              {title}
            </Title>
            {badge}
          </Group>
          {link && (
            <TextLink
              size="sm"
              style={{ whiteSpace: 'nowrap' }}
              to={link.to}
              {...(link.search && { search: link.search })}
            >
              {link.title}
            </TextLink>
          )}
        </Group>
        {query.isPending ? (
          <Skeleton h={height} aria-hidden />
        ) : query.error !== null ? (
          <ErrorState error={query.error} retry={() => void query.refetch()} />
        ) : (
          children
        )}
      </Stack>
    </Paper>
  )
}

/** An empty card is one quiet line, because large empty boxes would drown the dashboard. */
export function NothingHere({ children }: { children: ReactNode }) {
  return (
    <Text size="sm" c="dimmed">
      {children}
    </Text>
  )
}
