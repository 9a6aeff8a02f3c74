// A titled section of a page.
import { Group, Paper, Text, Title } from '@mantine/core'
import type { ReactNode } from 'react'

type PanelProps = { title: string; actions?: ReactNode; text?: string; children: ReactNode }

export const Panel = ({ title, actions, text, children }: PanelProps) => (
  <Paper withBorder p={{ base: 'md', sm: 'lg' }} component="section" aria-label={title}>
    <Group justify="space-between" mb="sm" gap="xs">
      <Title order={2} size="h4">
        {title}
      </Title>
      {actions !== undefined && <Group gap="xs">{actions}</Group>}
    </Group>
    {text !== undefined && (
      <Text size="sm" c="dimmed" mb="sm">
        {text}
      </Text>
    )}
    {children}
  </Paper>
)
