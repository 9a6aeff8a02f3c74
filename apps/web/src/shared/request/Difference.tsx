// One field before and after a change; renders nothing if it is unchanged.
import { Group, Text } from '@mantine/core'
import { IconArrowRight } from '@tabler/icons-react'

type Props = {
  label: string
  before: string
  after: string
  /** The change is pending: the current value applies until it is decided (R6). */
  stillApplies?: boolean
}

export function Difference({ label, before, after, stillApplies = false }: Props) {
  if (before === after) return null
  return (
    <Group gap="0 8px">
      <Text size="sm" fw={600}>
        {label}
      </Text>
      <Text size="sm" {...(!stillApplies && { c: 'dimmed', td: 'line-through' })}>
        {before}
      </Text>
      <Group gap={8} wrap="nowrap">
        <IconArrowRight size={16} aria-hidden />
        <Text size="sm">{after}</Text>
      </Group>
    </Group>
  )
}
