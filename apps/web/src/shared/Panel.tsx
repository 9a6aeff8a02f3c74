// A titled section of a page.
import { Group, Paper, Text, Title } from '@mantine/core'
import type { ReactNode } from 'react'
import classes from './Panel.module.css'

type PanelProps = {
  title: string
  /** Next to the title. */
  actions?: ReactNode
  text?: string
  children?: ReactNode
}

export const Panel = ({ title, actions, text, children }: PanelProps) => (
  <Paper withBorder p={{ base: 'md', sm: 'lg' }} component="section" aria-label={title}>
    <Group justify="space-between" mb="sm" gap="14px 10px">
      <Title order={2} size="h4">
        {title}
      </Title>
      {/* No higher than the title, so that panels with and without a button begin alike. */}
      {actions && (
        <Group gap="xs" my={-4}>
          {actions}
        </Group>
      )}
    </Group>
    {text !== undefined && (
      <Text size="sm" c="dimmed" className={classes.text}>
        {text}
      </Text>
    )}
    {children}
  </Paper>
)
