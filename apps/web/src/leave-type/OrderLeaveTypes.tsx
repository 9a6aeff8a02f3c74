import { orderLeaveTypes } from '@hr/contract/leave-type.ts'
import type { LeaveType } from '@hr/contract/leave-type.ts'
import { useTranslation } from '#web/i18n/translation.ts'
import { InactiveMark, OrderDrawer } from '#web/shared/resource/OrderDrawer.tsx'
import { ColorMark } from '#web/ui/ColorMark.tsx'

type Props = { types: readonly LeaveType[]; onClose: () => void }

export function OrderLeaveTypes({ types, onClose }: Props) {
  const { t } = useTranslation()
  return (
    <OrderDrawer
      rows={types}
      endpoint={orderLeaveTypes}
      title={t('leaveType.orderTitle')}
      text={t('leaveType.orderText')}
      before={type => <ColorMark color={type.color} size={12} />}
      after={type => <InactiveMark row={type} />}
      onClose={onClose}
    />
  )
}
