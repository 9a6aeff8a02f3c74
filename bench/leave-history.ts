// Three years of leave for everybody, by SQL: grants, requests in every status with half days, ledger, line and history.
import { sql } from 'kysely'
import type { Scope } from '../apps/api/src/db/connect/scope.ts'
import { grantDueYears } from '../apps/api/src/leave/ledger/grant-year.ts'

/** Each person's requests begin on Mondays, seven weeks apart; the latest are around today. */
const weeksApart = 7

export async function makeLeaveHistory(
  trx: Scope,
  workspaceId: string,
  { people, requests, today }: { readonly people: number; readonly requests: number; readonly today: string },
): Promise<void> {
  const each = Math.ceil(requests / people)
  await grantDueYears(trx.as({ actor: { job: 'bench' }, now: new Date() }), {})
  await makePastGrants(trx, workspaceId, today)
  await makeRequests(trx, workspaceId, { people, each, today })
  await makeHalfDays(trx, workspaceId)
  await makeEntries(trx, workspaceId)
  await makeLines(trx, workspaceId)
  await sql`insert into counter (workspace_id, name, value) values (${workspaceId}, 'leave_request', ${each * people})`.execute(
    trx,
  )
}

/** Grants of the two previous years, for the leave types in the history. */
const makePastGrants = (trx: Scope, workspaceId: string, today: string) =>
  sql`
    insert into leave_lot (workspace_id, id, employee_id, leave_type_id, kind, source, half_days, valid_from, valid_to, created_at)
    select ${workspaceId}, gen_random_uuid(), e.id, t.id, 'GRANT', y::text, 2 * t.amount,
      make_date(y, 1, 1), make_date(y, 12, 31), make_date(y, 1, 1)
    from employee e, leave_type t,
      generate_series(extract(year from ${today}::date)::integer - 2, extract(year from ${today}::date)::integer - 1) y
    where e.workspace_id = ${workspaceId} and t.workspace_id = ${workspaceId} and t.paid and t.gender is null
    on conflict do nothing`.execute(trx)

/** Of a hundred requests 85 are approved, 8 rejected and 7 cancelled; a third of the latest ones are still pending. */
const makeRequests = (
  trx: Scope,
  workspaceId: string,
  { people, each, today }: { readonly people: number; readonly each: number; readonly today: string },
) =>
  sql`
    insert into leave_request (workspace_id, id, number, employee_id, leave_type_id, from_date, to_date, from_half, to_half,
      half_days, reason, status, created_at, updated_at)
    select ${workspaceId}, gen_random_uuid(), k * ${people}::integer + n, 1000 + n, t.id, first, first + days, 'AM', 'PM',
      2 * (days + 1), 'Family matters at home',
      case when k = ${each - 1}::integer and n % 3 = 0 then 'PENDING'
        when (n * 7 + k * 13) % 100 < 85 then 'APPROVED' when (n * 7 + k * 13) % 100 < 93 then 'REJECTED' else 'CANCELLED' end,
      first - 20 + time '03:00' + make_interval(secs => n), first - 18
    from generate_series(1, ${people}::integer) n, generate_series(0, ${each - 1}::integer) k,
      lateral (select date_trunc('week', ${today}::date)::date + 7 * ((n % 5) - ${weeksApart}::integer * (${each - 1}::integer - k)) as first,
        (n + k) % 4 as days) dated
      join lateral (select id from leave_type where workspace_id = ${workspaceId}
        and code = (array['ANNUAL', 'ANNUAL', 'SICK', 'PERSONAL'])[1 + (n + k) % 4]) t on true`.execute(trx)

const makeHalfDays = (trx: Scope, workspaceId: string) =>
  sql`
    insert into leave_half_day (workspace_id, request_id, date, half, employee_id, counted, is_live)
    select ${workspaceId}, r.id, r.from_date + d, half, r.employee_id, true, r.status in ('PENDING', 'APPROVED')
    from leave_request r, generate_series(0, 3) d, unnest(array['AM', 'PM']) half
    where r.workspace_id = ${workspaceId} and d <= r.to_date - r.from_date`.execute(trx)

const makeEntries = (trx: Scope, workspaceId: string) =>
  sql`
    insert into leave_entry (workspace_id, id, lot_id, kind, half_days, date, request_id, created_at)
    select ${workspaceId}, gen_random_uuid(), l.id, booked.kind, case booked.kind when 'USE' then -2 else 2 end, h.date, r.id, r.created_at
    from leave_request r
    join leave_half_day h on h.workspace_id = r.workspace_id and h.request_id = r.id and h.half = 'AM'
    join leave_lot l on l.workspace_id = r.workspace_id and l.employee_id = r.employee_id
      and l.leave_type_id = r.leave_type_id and h.date between l.valid_from and l.valid_to
    join unnest(array['USE', 'RELEASE']) booked (kind) on booked.kind = 'USE' or r.status in ('REJECTED', 'CANCELLED')
    where r.workspace_id = ${workspaceId}`.execute(trx)

async function makeLines(trx: Scope, workspaceId: string): Promise<void> {
  await sql`
    insert into approval_step (workspace_id, kind, request_id, approve_order, resolver, approver_id, status, decided_by, decided_at)
    select ${workspaceId}, 'LEAVE', id, step, case step when 1 then 'LINE_MANAGER' else 'PERMISSION' end,
      case step when 1 then manager end, status, case when status in ('APPROVED', 'REJECTED') then coalesce(manager, 1001) end,
      case when status in ('APPROVED', 'REJECTED') then updated_at end
    from (
      select r.id, r.updated_at, step, 1001 + (r.employee_id - 1002) / 12 as manager,
        case when r.status = 'APPROVED' or (r.status = 'PENDING' and step = 1 and r.number % 2 = 0) then 'APPROVED'
          when r.status = 'REJECTED' and step = 1 then 'REJECTED'
          when r.status = 'PENDING' then 'PENDING' else 'CANCELLED' end as status
      from leave_request r, generate_series(1, 2) step where r.workspace_id = ${workspaceId}
    ) line`.execute(trx)
  await sql`
    insert into approval_event (workspace_id, id, kind, request_id, at, actor_id, action, approve_order)
    select workspace_id, gen_random_uuid(), 'LEAVE', id, created_at, employee_id, 'REQUESTED', null
    from leave_request where workspace_id = ${workspaceId}
    union all
    select workspace_id, gen_random_uuid(), 'LEAVE', request_id, decided_at, decided_by, status, approve_order
    from approval_step where workspace_id = ${workspaceId} and decided_at is not null`.execute(trx)
}
