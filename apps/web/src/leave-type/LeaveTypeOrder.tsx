// Puts the leave types in the order in which every list, form and summary shows them.
import { orderLeaveTypes } from '@hr/contract/leave-type.ts'
import type { LeaveType } from '@hr/contract/leave-type.ts'
import { Group, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import { refresh } from '#web/api/answers.ts'
import { useLanguage } from '#web/i18n/language.ts'
import { useTranslation } from '#web/i18n/translation.ts'
import { useContractForm } from '#web/shared/contract-form.tsx'
import { FormDrawer } from '#web/shared/FormDrawer.tsx'
import { nameIn } from '#web/shared/format.ts'
import { toastSuccess } from '#web/shared/toast.ts'
import { ColorMark } from '#web/ui/ColorMark.tsx'
import { SortableList } from '#web/ui/SortableList.tsx'
import { leaveTypeReads } from './leave-type-reads.ts'

export function LeaveTypeOrder({ types, onClose }: { types: readonly LeaveType[]; onClose: () => void }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const [ids, setIds] = useState(() => types.map(({ id }) => id))
  const form = useContractForm(orderLeaveTypes, {
    initialValues: { ids },
    refreshes: leaveTypeReads,
    onSuccess: () => {
      toastSuccess(t('leaveType.orderSaved'))
      onClose()
    },
    // Somebody added or deleted one meanwhile: the list is read again.
    onError: () => void refresh('/leave-types'),
  })
  const items = ids.flatMap(id => {
    const type = types.find(one => one.id === id)
    if (type === undefined) return []
    const name = nameIn(language, type)
    return [{ id, name, content: <TypeLine type={type} name={name} /> }]
  })
  return (
    <FormDrawer
      form={form}
      title={t('leaveType.orderTitle')}
      submitLabel={t('leaveType.orderSave')}
      onClose={onClose}
    >
      <Stack gap="sm">
        <Text size="sm" c="dimmed">
          {t('leaveType.orderText')}
        </Text>
        <SortableList
          label={t('leaveType.orderTitle')}
          items={items}
          onOrder={next => {
            setIds(next)
            form.setFieldValue('ids', next)
          }}
        />
      </Stack>
    </FormDrawer>
  )
}

function TypeLine({ type, name }: { type: LeaveType; name: string }) {
  const { t } = useTranslation()
  return (
    <Group gap="sm" wrap="nowrap">
      <ColorMark color={type.color} size={12} />
      <Text size="sm" fw={500} truncate>
        {name}
      </Text>
      {!type.isActive && (
        <Text size="xs" c="dimmed" style={{ flexShrink: 0 }}>
          {t('status.INACTIVE')}
        </Text>
      )}
    </Group>
  )
}
