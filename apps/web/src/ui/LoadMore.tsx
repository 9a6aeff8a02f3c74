import { Button } from '@mantine/core'
import type { ButtonProps } from '@mantine/core'
import type { ListState } from '#web/api/use-list.ts'
import { useTranslation } from '#web/i18n/translation.ts'

type Props = ButtonProps & {
  list: Pick<ListState<unknown>, 'rows' | 'total' | 'hasMore' | 'isLoadingMore' | 'loadMore'>
  /** Rows of a page. */
  step?: number
}

/** Below a list that is no DataList; nothing once all rows are shown. */
export function LoadMore({ list, step = 25, ...props }: Props) {
  const { t } = useTranslation()
  // Rows removed meanwhile can leave a total below what is shown.
  const count = Math.max(1, Math.min(step, list.total - list.rows.length))
  if (!list.hasMore) return null
  return (
    <Button variant="default" loading={list.isLoadingMore} onClick={list.loadMore} {...props}>
      {t('ui.loadMore', { count })}
    </Button>
  )
}
