// Reorders the attendance types for every list and form.
import { orderAttendanceTypes } from '@hr/contract/attendance-type.ts'
import type { AttendanceType } from '@hr/contract/attendance-type.ts'
import { Text } from '@mantine/core'
import { refresh } from '#web/api/answers.ts'
import { useTranslation } from '#web/i18n/translation.ts'
import { OrderDrawer } from '#web/shared/OrderDrawer.tsx'
import { attendanceTypeReads } from './attendance-type-reads.ts'

type Props = { types: readonly AttendanceType[]; onClose: () => void }

export function AttendanceTypeOrder({ types, onClose }: Props) {
  const { t } = useTranslation()
  return (
    <OrderDrawer
      rows={types}
      endpoint={orderAttendanceTypes}
      refreshes={attendanceTypeReads}
      texts={{
        title: t('attendanceType.orderTitle'),
        text: t('attendanceType.orderText'),
        submit: t('attendanceType.orderSave'),
        saved: t('attendanceType.orderSaved'),
      }}
      before={(_, place) => (
        <Text size="sm" c="dimmed" w={20} ta="right" style={{ fontVariantNumeric: 'tabular-nums' }}>
          {place}
        </Text>
      )}
      after={type =>
        !type.isActive && (
          <Text size="xs" c="dimmed" style={{ flexShrink: 0 }}>
            {t('status.INACTIVE')}
          </Text>
        )
      }
      // Somebody has added or deleted a type: read the list again.
      onError={() => void refresh('/attendance-types')}
      onClose={onClose}
    />
  )
}
