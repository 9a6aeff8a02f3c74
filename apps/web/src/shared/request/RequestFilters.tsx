// Search, status and dates above a list of requests.
import { requestStatuses } from '@hr/domain/approval/step.ts'
import { lazy } from 'react'
import { useTranslation } from '#web/i18n/translation.ts'
import { StatusFilter } from '#web/shared/StatusFilter.tsx'
import { SavedFilters } from '#web/shared/saved-view/SavedFilters.tsx'
import { noFilters } from './list-view.ts'
import type { RequestView } from './list-view.ts'

const RequestDates = lazy(() => import('./RequestDates.tsx').then(file => ({ default: file.RequestDates })))

type Props = { view: RequestView; isOwn: boolean; onChange: (change: Partial<RequestView>) => void }

export function RequestFilters({ view, isOwn, onChange }: Props) {
  const { t } = useTranslation()
  return (
    <SavedFilters
      view={view}
      onChange={onChange}
      cleared={noFilters}
      find={t(isOwn ? 'ui.findNumber' : 'ui.findRequest')}
      behind={['from', 'to']}
      fields={named => (
        <StatusFilter named={named} statuses={requestStatuses} view={view} onChange={onChange} />
      )}
      more={() => <RequestDates view={view} onChange={onChange} />}
    />
  )
}
