// Which closed period approving a request changes (A13): by the dates of the request and of the one it changes, or by the
// effect of its kind on other days.
import type { LocalDate } from '@hr/domain/calendar/local-date.ts'
import * as closed from '#api/approval/closed-request.queries.ts'
import type { Scope } from '#api/db/connect/scope.ts'
import type { Approval, Description, OwnRequest, RowOf, Shapes } from './kind.ts'
import { findRow } from './request.queries.ts'

type KindRows<S extends Shapes> = Pick<
  Description<S>,
  'kind' | 'table' | 'isTableShared' | 'rows' | 'closedBeyond'
>

/** By id; `closedTo` is what their own dates say. */
export async function closedToOf<S extends Shapes>(
  db: Scope,
  kind: KindRows<S>,
  rows: readonly (RowOf<S> & { readonly closedTo: LocalDate | null })[],
): Promise<ReadonlyMap<string, LocalDate | null>> {
  const open = rows.filter(row => row.closedTo === null)
  const beyond = await closedBeyond(db, kind, open.map(approvalOf))
  return new Map(rows.map(({ id, closedTo }) => [id, closedTo ?? beyond.get(id) ?? null]))
}

export async function findClosedTo<S extends Shapes>(
  db: Scope,
  kind: KindRows<S>,
  id: string,
): Promise<LocalDate | null> {
  const closedTo = await closed.findClosedTo(db, kind, id)
  if (closedTo !== null || !kind.closedBeyond) return closedTo
  const row = await findRow(db, kind, id)
  return (row && (await closedToOf(db, kind, [{ ...row, closedTo }])).get(id)) ?? null
}

type Drafted<S extends Shapes> = {
  readonly employeeId: number
  readonly asked: S['asked']
  readonly own: OwnRequest<S> | undefined
}

export async function findClosedToOfDraft<S extends Shapes>(
  db: Scope,
  kind: KindRows<S>,
  { employeeId, asked, own }: Drafted<S>,
): Promise<LocalDate | null> {
  // A pending request that is edited has not changed anything yet.
  const before = own?.status === 'APPROVED' ? own : own?.original
  const reached = await Promise.all(
    [asked, before].map(dates => (dates ? closed.findClosedDates(db, dates) : undefined)),
  )
  const closedTo = reached.flatMap(date => date ?? []).toSorted()
  const last = closedTo.at(-1)
  if (last !== undefined) return last
  const replaced = before ? { from: before.from, to: before.to, ids: own?.replacedIds ?? [] } : null
  const approval = { id: '', requesterId: employeeId, asked, replaced }
  return (await closedBeyond(db, kind, [approval])).get(approval.id) ?? null
}

const closedBeyond = async <S extends Shapes>(
  db: Scope,
  kind: KindRows<S>,
  approvals: readonly Approval<S>[],
): Promise<ReadonlyMap<string, LocalDate>> =>
  approvals.length === 0 ? new Map() : ((await kind.closedBeyond?.(db, approvals)) ?? new Map())

const approvalOf = <S extends Shapes>(row: RowOf<S>): Approval<S> => {
  const { id, requesterId, purpose, original, originalId } = row
  const ids = originalId === null ? [] : [originalId]
  return {
    id,
    requesterId,
    asked: purpose === 'CANCELLATION' ? null : row,
    replaced: original && { from: original.from, to: original.to, ids },
  }
}
