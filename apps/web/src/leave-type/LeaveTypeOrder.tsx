// Orders the leave types for every list, form and summary.
import { orderLeaveTypes } from '@hr/contract/leave-type.ts'
import type { LeaveType } from '@hr/contract/leave-type.ts'
import { Text } from '@mantine/core'
import { refresh } from '#web/api/answers.ts'
import { useTranslation } from '#web/i18n/translation.ts'
import { OrderDrawer } from '#web/shared/OrderDrawer.tsx'
import { ColorMark } from '#web/ui/ColorMark.tsx'
import { leaveTypeReads } from './leave-type-reads.ts'

export function LeaveTypeOrder({ types, onClose }: { types: readonly LeaveType[]; onClose: () => void }) {
  const { t } = useTranslation()
  return (
    <OrderDrawer
      rows={types}
      endpoint={orderLeaveTypes}
      refreshes={leaveTypeReads}
      texts={{
        title: t('leaveType.orderTitle'),
        text: t('leaveType.orderText'),
        submit: t('leaveType.orderSave'),
        saved: t('leaveType.orderSaved'),
      }}
      before={type => <ColorMark color={type.color} size={12} />}
      after={type =>
        !type.isActive && (
          <Text size="xs" c="dimmed" style={{ flexShrink: 0 }}>
            {t('status.INACTIVE')}
          </Text>
        )
      }
      // Somebody added or deleted one meanwhile: read the list again.
      onError={() => void refresh('/leave-types')}
      onClose={onClose}
    />
  )
}
