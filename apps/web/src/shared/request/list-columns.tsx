// List columns for a request of any kind: progress, waiting time, buttons. Waiting requests show more
// (waiting-columns.tsx).
import { useTranslation } from '#web/i18n/translation.ts'
import { ApprovalProgress } from '#web/shared/approval/ApprovalProgress.tsx'
import { formatInstant } from '#web/shared/instant.ts'
import type { Column } from '#web/ui/DataList.tsx'
import type { About } from './about.ts'
import type { RequestKind, RequestRow } from './request-kind.ts'
import { RequestStatusBadge } from './RequestStatusBadge.tsx'
import { RowDecision } from './RowDecision.tsx'

type Columns<Row> = {
  readonly state: readonly Column<Row>[]
  readonly requestedAt: Column<Row>
  readonly decision: Column<Row>
}

export function useRequestColumns<Row extends RequestRow>(
  kind: RequestKind,
  aboutOf: (row: Row) => About,
): Columns<Row> {
  const { t } = useTranslation()
  return {
    state: [
      {
        id: 'status',
        title: t('ui.status'),
        card: 'corner',
        cell: row => <RequestStatusBadge request={row} />,
      },
      {
        id: 'progress',
        title: t('request.progress'),
        folds: 1,
        cell: row => <ApprovalProgress {...row} />,
      },
    ],
    requestedAt: {
      id: 'requestedAt',
      title: t('request.requestedAt'),
      card: 'hidden',
      folds: 1,
      cell: row => <span style={{ whiteSpace: 'nowrap' }}>{formatInstant(row.createdAt)}</span>,
    },
    decision: {
      id: 'decision',
      title: t('ui.actions'),
      align: 'right',
      card: 'foot',
      isBlank: row => !row.may.decide,
      cell: row => row.may.decide && <RowDecision kind={kind} request={row} about={aboutOf(row)} />,
    },
  }
}
