// What a call costs without the product: a Fastify handler that runs one prepared statement over the same tables, with the
// same role and row level security, and no session, permission or rule.
import { verify } from '@node-rs/argon2'
import fastify from 'fastify'
import { openPool } from '../apps/api/src/db/connect/database.ts'
import type { BenchCompany } from './bench-company.ts'
import { password, passwordHash } from './office.ts'
import { send } from './send.ts'

type Values = readonly (string | number)[]
const person = 'e.id, e.staff_id, e.first_name, e.last_name, e.first_name_lo, e.last_name_lo, e.profile_image'
const ofCompany = `workspace_id = current_setting('app.workspace_id')::uuid`
const noted = `insert into audit_entry (workspace_id, id, at, employee_id, operation, entity, entity_id, after)`

/** Answers `{ rows }` of the statement `name` with the values of the query string. */
const statements = {
  employees: `select ${person}, e.email, e.phone, e.status, e.started_on, u.name as unit, p.name as position,
      (select count(*) from employee where ${ofCompany}) as total
    from employee e
    left join employee_job j on j.workspace_id = e.workspace_id and j.employee_id = e.id and j.valid_to is null
    left join org_node u on u.workspace_id = j.workspace_id and u.id = j.unit_id
    left join position p on p.workspace_id = j.workspace_id and p.id = j.position_id
    where e.${ofCompany} order by e.sort_name, e.id limit 25`,
  myLeave: `select r.*, t.name, (select count(*) from leave_request where ${ofCompany} and employee_id = $1) as total
    from leave_request r join leave_type t on t.workspace_id = r.workspace_id and t.id = r.leave_type_id
    where r.${ofCompany} and r.employee_id = $1::integer order by r.created_at desc, r.id desc limit 25`,
  waiting: `select r.*, t.name, ${person}, count(*) over () as total,
      (select count(distinct h.employee_id) from leave_half_day h where h.${ofCompany} and h.is_live and h.counted
        and h.date between r.from_date and r.to_date and h.employee_id <> r.employee_id) as away
    from approval_step s
    join leave_request r on r.workspace_id = s.workspace_id and r.id = s.request_id and r.status = 'PENDING'
    join leave_type t on t.workspace_id = r.workspace_id and t.id = r.leave_type_id
    join employee e on e.workspace_id = r.workspace_id and e.id = r.employee_id
    where s.${ofCompany} and s.kind = 'LEAVE' and s.status = 'PENDING' and s.approver_id = $1::integer
    order by r.created_at, r.id limit 25`,
  calendar: `select r.id, r.from_date, r.to_date, r.from_half, r.to_half, r.status, t.name, ${person}
    from leave_request r join employee e on e.workspace_id = r.workspace_id and e.id = r.employee_id
    join leave_type t on t.workspace_id = r.workspace_id and t.id = r.leave_type_id
    where r.${ofCompany} and r.status in ('PENDING', 'APPROVED') and r.from_date <= $2::date and r.to_date >= $1::date
    order by r.from_date, r.id limit 300`,
  days: `select ${person}, h.halves, (select count(*) from employee where ${ofCompany}) as total
    from employee e, lateral (
      select json_agg(json_build_array(h.date, h.half, r.status, t.code)) as halves from leave_half_day h
      join leave_request r on r.workspace_id = h.workspace_id and r.id = h.request_id
      join leave_type t on t.workspace_id = r.workspace_id and t.id = r.leave_type_id
      where h.${ofCompany} and h.employee_id = e.id and h.is_live and h.date between $1::date and $2::date) h
    where e.${ofCompany} order by e.sort_name, e.id limit 100`,
  summary: `select ${person}, l.lots, (select count(*) from employee where ${ofCompany}) as total
    from (select * from employee where ${ofCompany} order by sort_name, id limit 25) e, lateral (
      select json_agg(json_build_array(l.leave_type_id, l.half_days, n.used)) as lots from leave_lot l, lateral (
        select coalesce(sum(n.half_days), 0) as used from leave_entry n where n.${ofCompany} and n.lot_id = l.id) n
      where l.${ofCompany} and l.employee_id = e.id and l.valid_from <= $2::date and l.valid_to >= $1::date) l`,
  board: `select ${person}, d.status, d.late_minutes, d.figures, a.employee_id is not null as away, count(*) over () as total,
      count(d.date) over () as present, count(a.employee_id) over () as absent
    from employee e
    left join attendance_day d on d.workspace_id = e.workspace_id and d.employee_id = e.id and d.date = $1::date
    left join (
      select h.employee_id from leave_half_day h where h.${ofCompany} and h.date = $1::date and h.is_live group by 1
    ) a on a.employee_id = e.id
    where e.${ofCompany} and e.started_on <= $1::date order by e.sort_name, e.id limit 25`,
  report: `select ${person}, d.*, (select count(*) from employee where ${ofCompany}) as total
    from (select * from employee where ${ofCompany} order by sort_name, id limit 25) e, lateral (
      select count(*) filter (where status = 'REGULAR') as regular, sum(late_minutes) as late, sum(early_minutes) as early,
        sum(worked_minutes) as worked, sum(penalty_amount) as penalty, count(*) filter (where is_absent) as absent
      from attendance_day d where d.${ofCompany} and d.employee_id = e.id and d.date between $1::date and $2::date) d`,
  submit: `with person as (select id from employee where ${ofCompany} and id = $2::integer for no key update),
    number as (update counter set value = value + 1 where ${ofCompany} and name = 'leave_request' returning value),
    made as (insert into leave_request (workspace_id, id, number, employee_id, leave_type_id, from_date, to_date, from_half,
        to_half, half_days, reason, created_at, updated_at)
      select current_setting('app.workspace_id')::uuid, $1::uuid, value, person.id, $3::uuid, $4::date, $4::date, 'AM', 'PM', 2,
        'A journey', now(), now() from number, person returning *),
    halves as (insert into leave_half_day (workspace_id, request_id, date, half, employee_id, counted, is_live)
      select workspace_id, id, from_date, half, employee_id, true, true from made, unnest(array['AM', 'PM']) half),
    steps as (insert into approval_step (workspace_id, kind, request_id, approve_order, resolver, approver_id)
      select workspace_id, 'LEAVE', id, 1, 'LINE_MANAGER', 1001 from made),
    events as (insert into approval_event (workspace_id, id, kind, request_id, at, actor_id, action)
      select workspace_id, gen_random_uuid(), 'LEAVE', id, now(), employee_id, 'REQUESTED' from made),
    noted as (${noted} select workspace_id, gen_random_uuid(), now(), employee_id, 'CREATE', 'leave_request', id, to_jsonb(made)
      from made)
    select made.*, pg_notify('sabai_bare', '') from made`,
  approve: `with request as (select * from leave_request where ${ofCompany} and id = $1::uuid for no key update),
    step as (update approval_step s set status = 'APPROVED', decided_by = 1001, decided_at = now() from request r
      where s.${ofCompany} and s.kind = 'LEAVE' and s.request_id = r.id and s.status = 'PENDING' returning s.*),
    done as (update leave_request set status = 'APPROVED', updated_at = now() where ${ofCompany} and id = $1::uuid),
    events as (insert into approval_event (workspace_id, id, kind, request_id, at, actor_id, action, approve_order)
      select workspace_id, gen_random_uuid(), 'LEAVE', request_id, now(), 1001, 'APPROVED', approve_order from step),
    noted as (${noted} select workspace_id, gen_random_uuid(), now(), 1001, 'UPDATE', 'leave_request', request_id, to_jsonb(step)
      from step)
    select request.*, pg_notify('sabai_bare', '') from request`,
  clockIn: `with person as (select id from employee where ${ofCompany} and id = $2::integer for no key update),
    made as (insert into punch (workspace_id, id, employee_id, at, time_zone, source, received_at)
      select current_setting('app.workspace_id')::uuid, $1::uuid, id, $3::timestamptz, 'Asia/Vientiane', 'WEB', $3::timestamptz
      from person returning *),
    noted as (${noted} select workspace_id, gen_random_uuid(), now(), employee_id, 'CREATE', 'punch', id, to_jsonb(made) from made)
    select made.*, d.facts, d.figures, pg_notify('sabai_bare', '') from made
    left join attendance_day d on d.workspace_id = made.workspace_id and d.employee_id = made.employee_id
      and d.date = $4::date`,
  signIn: `select id, username, password_hash from account where username = $1`,
} as const
export type BareName = keyof typeof statements
export type Bare = (name: BareName, ...values: Values) => Promise<void>

export async function startBare({ connection, workspaceId }: BenchCompany): Promise<{
  base: string
  call: Bare
  close(): Promise<void>
}> {
  const pool = openPool(connection.app, { max: 4 })
  pool.on('connect', client => {
    void client.query(`select set_config('app.workspace_id', '${workspaceId}', false)`)
  })
  const app = fastify()
  app.post<{ Params: { name: BareName }; Body: Values }>('/:name', async ({ params: { name }, body }) => {
    const { rows } = await pool.query({ name, text: statements[name], values: [...body] })
    if (name === 'signIn' && !(await verify(passwordHash, password))) throw new Error('Wrong password')
    return { rows }
  })
  const base = await app.listen({ host: '127.0.0.1', port: 0 })
  return {
    base,
    async call(name, ...values) {
      await send(base, { token: '', method: 'POST', url: `/${name}`, body: values })
    },
    async close() {
      await app.close()
      await pool.end()
    },
  }
}
