// The pages of leave: the overview, and the lists of requests.
import { useTranslation } from '#web/i18n/translation.ts'
import { paths } from '@hr/contract/paths.ts'
import { RequestNav } from '#web/shared/request/list/RequestNav.tsx'
import type { RequestSection } from '#web/shared/request/request-kind.ts'
import { useCan, useProfile } from '#web/shared/session.ts'
import { leaveKind } from '#web/shared/request/kinds/leave-kind.ts'

export function LeaveNav({ current }: { current: RequestSection | 'overview' }) {
  const { t } = useTranslation()
  const may = useCan()
  const hasOwn = useProfile().employee !== null && may('MY_LEAVE')
  const isOverview = current === 'overview'
  const overview = { to: paths.leaves, title: t('menu.myLeave'), isCurrent: isOverview }
  return (
    <RequestNav kind={leaveKind} current={isOverview ? null : current} first={hasOwn ? [overview] : []} />
  )
}
