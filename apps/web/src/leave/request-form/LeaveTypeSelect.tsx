import { Group, Select, Text } from '@mantine/core'
import type { SelectProps } from '@mantine/core'
import { useTranslation } from '#web/i18n/translation.ts'
import { ColorMark } from '#web/ui/ColorMark.tsx'
import { useLeaveText } from '../leave-text.ts'
import type { OwnLeaveType } from '../own-leave-types.ts'

type Props = Omit<SelectProps, 'data'> & { own: readonly OwnLeaveType[]; chosen: OwnLeaveType | undefined }

/** The leave types with their remaining balance. */
export function LeaveTypeSelect({ own, chosen, ...props }: Props) {
  const { t } = useTranslation()
  const { typeName, days, expiry } = useLeaveText()
  const left = (of: OwnLeaveType | undefined) =>
    of?.balance === undefined
      ? t('leave.unlimited')
      : t('leave.availableOf', { days: days(of.balance.available) })
  const described = (of: OwnLeaveType) =>
    of.balance?.expiring ? `${left(of)}. ${expiry(of.balance.expiring)}` : left(of)
  return (
    <Select
      placeholder={t('ui.chooseOne')}
      {...props}
      data={own.map(({ type }) => ({ value: type.id, label: typeName(type) }))}
      {...(chosen !== undefined && { leftSection: <ColorMark color={chosen.type.color} size={12} /> })}
      description={chosen === undefined ? t('leave.typeHint') : described(chosen)}
      maxDropdownHeight={360}
      renderOption={({ option }) => {
        const of = own.find(({ type }) => type.id === option.value)
        return (
          <Group justify="space-between" w="100%" wrap="nowrap">
            <Group gap={10} wrap="nowrap">
              <ColorMark color={of?.type.color ?? ''} size={12} />
              <Text size="sm">{option.label}</Text>
            </Group>
            <Text size="sm" c="dimmed" ta="right">
              {left(of)}
              {of?.balance?.expiring && (
                <Text span inherit display="block" fz="xs">
                  {expiry(of.balance.expiring)}
                </Text>
              )}
            </Text>
          </Group>
        )
      }}
    />
  )
}
