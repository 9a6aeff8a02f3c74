// One thing that a change makes different, as it is now and as it would be; nothing when it stays.
import { Group, Text } from '@mantine/core'
import { IconArrowRight } from '@tabler/icons-react'

export function Difference({ label, before, after }: { label: string; before: string; after: string }) {
  if (before === after) return null
  return (
    <Group gap={8}>
      <Text size="sm" fw={600}>
        {label}
      </Text>
      <Text size="sm" c="dimmed" td="line-through">
        {before}
      </Text>
      <Group gap={8} wrap="nowrap">
        <IconArrowRight size={16} aria-hidden />
        <Text size="sm">{after}</Text>
      </Group>
    </Group>
  )
}
