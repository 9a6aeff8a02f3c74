// What requests for leave are decided with (L5, L7), in one statement: the lots of the requester's type with their entries,
// and the colleagues away.
import type { AwayColleagues } from '@hr/contract/leave-decision.ts'
import type { InferResult } from 'kysely'
import { sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import { colleaguesAway, waitingRequests } from '#api/calendar/away.queries.ts'
import { todayIn } from '#api/company/today.ts'
import { prepared } from '#api/db/connect/prepared.ts'
import type { Scope } from '#api/db/connect/scope.ts'
import { ledgerWhere } from '../ledger/load-ledger.queries.ts'
import type { LeaveRow } from './leave-request-list.queries.ts'

export type LedgerLot = InferResult<ReturnType<typeof ledgerWhere>>[number]
type Held = {
  readonly id: string
  readonly lots: readonly LedgerLot[]
  readonly colleagues: AwayColleagues
}

const isAsked = sql<boolean>`employee_id = request.employee_id and leave_type_id = request.leave_type_id`

export async function listHeld(db: Scope, requests: readonly LeaveRow[]): Promise<Held[]> {
  const { rows } = await sql<Held>`
    select request.id, ${jsonArrayFrom(ledgerWhere(db, isAsked))} as lots,
      ${colleaguesAway(db, await todayIn(db))} as colleagues
    from ${waitingRequests(requests)} ${prepared}`.execute(db)
  return rows
}
