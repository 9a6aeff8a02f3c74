import type { LeaveRequestRow } from '@hr/contract/leave.ts'
import { Group, Text } from '@mantine/core'
import { PurposeMark } from '#web/shared/request/PurposeMark.tsx'
import { ColorMark } from '#web/ui/ColorMark.tsx'
import { useLeaveText } from './leave-text.ts'

type Props = {
  type: { readonly name: string; readonly nameLo: string; readonly color: string }
  /** Marks a request to cancel or change leave in a list. */
  request?: Pick<LeaveRequestRow, 'purpose' | 'original'>
}

/** A leave type with its colour. */
export function LeaveTypeName({ type, request }: Props) {
  const { typeName } = useLeaveText()
  return (
    <Group component="span" gap="2px 8px" display="inline-flex">
      <Group component="span" gap={8} wrap="nowrap" display="inline-flex">
        <ColorMark color={type.color} />
        <Text span inherit>
          {typeName(type)}
        </Text>
      </Group>
      {request !== undefined && <PurposeMark request={request} />}
    </Group>
  )
}
