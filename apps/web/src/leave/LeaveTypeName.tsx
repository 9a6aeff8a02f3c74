import { Badge, Group, Text } from '@mantine/core'
import { useTranslation } from '#web/i18n/translation.ts'
import { ColorMark } from '#web/ui/ColorMark.tsx'
import { useLeaveText } from './leave-text.ts'

type Props = {
  type: { readonly name: string; readonly nameLo: string; readonly color: string }
  /** Of a request in a list: one that asks to cancel leave says so. */
  purpose?: 'NEW' | 'CANCELLATION' | 'AMENDMENT'
}

/** A leave type with its colour. */
export function LeaveTypeName({ type, purpose = 'NEW' }: Props) {
  const { t } = useTranslation()
  const { typeName } = useLeaveText()
  return (
    <Group component="span" gap={8} wrap="nowrap" display="inline-flex">
      <ColorMark color={type.color} />
      <Text span inherit>
        {typeName(type)}
      </Text>
      {purpose === 'CANCELLATION' && (
        <Badge component="span" size="sm" variant="outline" color="gray">
          {t('leave.cancellation')}
        </Badge>
      )}
    </Group>
  )
}
