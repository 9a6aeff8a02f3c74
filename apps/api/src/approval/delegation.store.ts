// All SQL of delegations: who decides for an approver in a date range (R10).
import type { LocalDate } from '@hr/domain/calendar/local-date.ts'
import type { Period } from '@hr/domain/approval/delegation-refusal.ts'
import { sql } from 'kysely'
import type { Insertable } from 'kysely'
import type { Scope } from '#api/db/connect/scope.ts'
import type { ApprovalDelegation, RequestKind } from '#api/db/schema/leave-tables.ts'
import { prepared } from '#api/db/connect/prepared.ts'
import type { Db } from '#api/db/schema/tables.ts'
import { isEmployed } from '#api/people/valid-on.ts'

export type StoredDelegation = Awaited<ReturnType<typeof listDelegationsOf>>[number]

const columns = [
  'id',
  'delegator_id as delegatorId',
  'delegate_id as delegateId',
  'from_date as from',
  'to_date as to',
  'kind',
  'request_id as requestId',
  'ended_at as endedAt',
] as const

/** Serializes changes of one approver's delegations. */
export async function lockDelegator(db: Scope, employeeId: number): Promise<void> {
  await db
    .from('employee')
    .select('id')
    .where('id', '=', employeeId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow()
}

type Side = 'delegator_id' | 'delegate_id'

/** Delegations from or to a person that end on the date or later; latest first day first. */
export const listDelegationsOf = (
  db: Scope,
  { side, employeeId, since }: { side: Side; employeeId: number; since: LocalDate },
) =>
  db
    .from('approval_delegation')
    .select(columns)
    .where(side, '=', employeeId)
    .where('to_date', '>=', since)
    .orderBy('from_date', 'desc')
    .orderBy('id')
    .execute()

/** An approver's delegations that have not ended, on any of the days. */
export const listOpenWithin = (
  db: Scope,
  delegatorId: number,
  { from, to }: Period,
): Promise<StoredDelegation[]> =>
  db
    .from('approval_delegation')
    .select(columns)
    .where('delegator_id', '=', delegatorId)
    .where('ended_at', 'is', null)
    .where('from_date', '<=', to)
    .where('to_date', '>=', from)
    .orderBy('from_date')
    .execute()

/** The approvers for whom a person decides on a day. */
export async function listDelegators(db: Scope, delegateId: number, date: LocalDate): Promise<number[]> {
  const rows = await selectDelegators(db, delegateId, date).modifyEnd(prepared).execute()
  return rows.map(row => row.delegator_id)
}

/** Of null, the owner without an employee record: none. */
export const selectDelegators = (db: Scope, delegateId: number | null, date: LocalDate) =>
  db
    .from('approval_delegation')
    .select('delegator_id')
    .where(sql<boolean>`delegate_id = ${delegateId}::integer`)
    .where('ended_at', 'is', null)
    .where('from_date', '<=', date)
    .where('to_date', '>=', date)

export const findDelegation = (db: Scope, id: string): Promise<StoredDelegation | undefined> =>
  db.from('approval_delegation').select(columns).where('id', '=', id).executeTakeFirst()

/** The open delegation of a request; the latest one if the leave was moved. */
export const findDelegationWith = (
  db: Scope,
  kind: RequestKind,
  requestId: string,
): Promise<StoredDelegation | undefined> =>
  db
    .from('approval_delegation')
    .select(columns)
    .where('kind', '=', kind)
    .where('request_id', '=', requestId)
    .where('ended_at', 'is', null)
    .orderBy('to_date', 'desc')
    .limit(1)
    .executeTakeFirst()

/** Delegations not ended or over on the day, with a person on either side who has left. */
export const listOpenOfGone = (db: Scope, today: LocalDate): Promise<StoredDelegation[]> =>
  db
    .from('approval_delegation')
    .select(columns)
    .where('ended_at', 'is', null)
    .where('to_date', '>=', today)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('employee as e')
          .select('e.id')
          .where('e.workspace_id', '=', db.workspaceId)
          .where(eb => eb.not(isEmployed('e')))
          .where(eb =>
            eb.or([
              eb('e.id', '=', eb.ref('approval_delegation.delegator_id')),
              eb('e.id', '=', eb.ref('approval_delegation.delegate_id')),
            ]),
          ),
      ),
    )
    .orderBy('id')
    .execute()

/** Delegations whose last day is over while their notification is still open, because nobody ended them. */
export async function listPastWithNotification(db: Scope, today: LocalDate): Promise<string[]> {
  const rows = await db
    .from('approval_delegation')
    .select('id')
    .where('to_date', '<', today)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('notification as n')
          .select('n.id')
          .where('n.workspace_id', '=', db.workspaceId)
          .whereRef('n.asks_for', '=', 'approval_delegation.id')
          .where('n.ended_at', 'is', null),
      ),
    )
    .orderBy('id')
    .execute()
  return rows.map(({ id }) => id)
}

export async function insertDelegation(db: Db, row: Insertable<ApprovalDelegation>): Promise<void> {
  await db.insertInto('approval_delegation').values(row).execute()
}

export async function updateDelegationRow(
  db: Scope,
  id: string,
  { delegateId, from, to }: Period & { readonly delegateId: number },
): Promise<void> {
  await db
    .update('approval_delegation')
    .set({ delegate_id: delegateId, from_date: from, to_date: to })
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
}

/** Passes the open delegation of a request to the request that replaces it. */
export async function passDelegation(
  db: Scope,
  { kind }: { readonly kind: RequestKind },
  requestId: string,
  nextId: string,
): Promise<void> {
  await db
    .update('approval_delegation')
    .set({ request_id: nextId })
    .where('kind', '=', kind)
    .where('request_id', '=', requestId)
    .where('ended_at', 'is', null)
    .execute()
}

export async function endDelegationRow(db: Scope, id: string): Promise<void> {
  await db.update('approval_delegation').set({ ended_at: db.now }).where('id', '=', id).execute()
}

export async function deleteDelegationRow(db: Scope, id: string): Promise<void> {
  await db.delete('approval_delegation').where('id', '=', id).execute()
}
