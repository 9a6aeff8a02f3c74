import { Group, Text } from '@mantine/core'
import { ColorMark } from '#web/ui/ColorMark.tsx'
import { useLeaveText } from './leave-text.ts'

type Props = { type: { readonly name: string; readonly nameLo: string; readonly color: string } }

/** A leave type with its colour. */
export function LeaveTypeName({ type }: Props) {
  const { typeName } = useLeaveText()
  return (
    <Group component="span" gap={8} wrap="nowrap" display="inline-flex">
      <ColorMark color={type.color} />
      <Text span inherit>
        {typeName(type)}
      </Text>
    </Group>
  )
}
