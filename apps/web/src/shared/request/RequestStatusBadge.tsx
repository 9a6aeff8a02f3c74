import { StatusBadge } from '#web/ui/StatusBadge.tsx'
import type { RequestRow } from './request-kind.ts'

type Props = { request: Pick<RequestRow, 'status' | 'isWithdrawn'>; size?: string }

/** "Cancellation · Cancelled" would say the opposite, so a change that never took effect is withdrawn. */
export const RequestStatusBadge = ({ request: { status, isWithdrawn }, ...props }: Props) => (
  <StatusBadge status={isWithdrawn ? 'WITHDRAWN' : status} {...props} />
)
