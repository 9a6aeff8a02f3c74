// Orders the job grades, highest rank first.
import { listJobGrades, orderJobGrades } from '@hr/contract/position.ts'
import { useTranslation } from '#web/i18n/translation.ts'
import { useCall } from '#web/api/use-call.ts'
import { OrderDrawer } from '#web/shared/resource/OrderDrawer.tsx'
import { LoadedDialog } from '#web/ui/LoadedDialog.tsx'

/** Grades beyond these stay at the end. */
const most = 100

export function GradeOrder({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation()
  const { isFetchedAfterMount, data, error, refetch } = useCall(
    listJobGrades,
    { limit: most },
    { staleTime: 0 },
  )
  const title = t('position.orderTitle')
  return (
    <LoadedDialog
      as="drawer"
      query={{ data: isFetchedAfterMount ? data : undefined, error, refetch }}
      title={title}
      onClose={onClose}
    >
      {({ rows }) => (
        <OrderDrawer
          rows={rows}
          endpoint={orderJobGrades}
          title={title}
          text={t('position.orderText')}
          onClose={onClose}
        />
      )}
    </LoadedDialog>
  )
}
