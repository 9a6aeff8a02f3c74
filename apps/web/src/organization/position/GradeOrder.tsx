// Orders the job grades, highest rank first.
import { listJobGrades, orderJobGrades } from '@hr/contract/position.ts'
import { Skeleton, Text } from '@mantine/core'
import { useTranslation } from '#web/i18n/translation.ts'
import { useCall } from '#web/api/use-call.ts'
import { OrderDrawer } from '#web/shared/resource/OrderDrawer.tsx'
import { Drawer } from '#web/ui/Drawer.tsx'
import { ErrorState } from '#web/ui/EmptyState.tsx'

/** Grades beyond these stay at the end. */
const most = 100

export function GradeOrder({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation()
  const query = useCall(listJobGrades, { limit: most }, { staleTime: 0 })
  if (query.data !== undefined && query.isFetchedAfterMount)
    return (
      <OrderDrawer
        rows={query.data.rows}
        endpoint={orderJobGrades}
        texts={{
          title: t('position.orderTitle'),
          text: t('position.orderText'),
          submit: t('ui.orderSave'),
          saved: t('ui.orderSaved'),
        }}
        before={(_, place) => (
          <Text size="sm" c="dimmed" w={24} ta="right">
            {place}
          </Text>
        )}
        onClose={onClose}
      />
    )
  return (
    <Drawer opened onClose={onClose} position="right" size={520} title={t('position.orderTitle')}>
      {query.error === null ? (
        <Skeleton height={320} radius="md" aria-hidden />
      ) : (
        <ErrorState error={query.error} retry={() => void query.refetch()} />
      )}
    </Drawer>
  )
}
