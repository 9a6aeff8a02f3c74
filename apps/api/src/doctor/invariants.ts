// Invariants of the stored rows, as data: each query lists the rows that violate it.

export type Invariant = {
  code: string
  /** The invariant in words. */
  says: string
  /** Selects `object` (text) per violation. Row level security applies: the query runs once in each workspace. */
  broken: string
}

const lineState = (kind: string, table: string, kindOfStep: string): Invariant => ({
  code: `${kind}_LINE_STATE`,
  says: `a row of ${table} waits for a step exactly while it is pending, and is approved by all steps that were asked (R3-R5)`,
  broken: `select request.id::text as object from ${table} request
    left join approval_step step on step.kind = ${kindOfStep} and step.request_id = request.id
    group by request.id, request.status
    having (request.status = 'PENDING') <> coalesce(bool_or(step.status = 'PENDING'), false)
      or (request.status = 'APPROVED' and not coalesce(bool_and(step.status in ('APPROVED', 'SKIPPED')), false))
      or (request.status = 'REJECTED') <> coalesce(bool_or(step.status = 'REJECTED'), false)`,
})

export const invariants: readonly Invariant[] = [
  {
    code: 'LEAVE_LOT_OVERDRAWN',
    says: 'no leave is used that was not granted (L3)',
    broken: `select lot.id::text as object from leave_lot lot join leave_entry entry on entry.lot_id = lot.id
      group by lot.id, lot.half_days having lot.half_days + sum(entry.half_days) < 0`,
  },
  {
    code: 'LEAVE_ADJUSTMENT_UNBOOKED',
    says: 'an adjustment is in the ledger as it was entered (L3)',
    broken: `select adjustment.id::text as object from leave_adjustment adjustment
      where adjustment.half_days <>
        coalesce((select sum(lot.half_days) from leave_lot lot where lot.adjustment_id = adjustment.id), 0)
        + coalesce((select sum(entry.half_days) from leave_entry entry where entry.adjustment_id = adjustment.id), 0)`,
  },
  {
    code: 'LEAVE_RELEASED_TWICE',
    says: 'reserved leave is given back at most once (L4)',
    broken: `select request_id::text as object from leave_entry where kind in ('USE', 'RELEASE')
      group by request_id, lot_id, date having sum(half_days) > 0`,
  },
  {
    code: 'LEAVE_KEPT_BY_ENDED_REQUEST',
    says: 'a rejected or cancelled request reserves no leave (L4)',
    broken: `select request.id::text as object from leave_request request join leave_entry entry on entry.request_id = request.id
      where request.status in ('REJECTED', 'CANCELLED') group by request.id having sum(entry.half_days) <> 0`,
  },
  {
    code: 'LEAVE_RESERVED_DIFFERS',
    says: 'a pending or approved request that uses a balance reserves exactly its counted half days (L4, L7)',
    // A request edited to an unpaid type has returned what it reserved. A pending change reserves what it needs beyond its
    // original (R6).
    broken: `select request.id::text as object from leave_request request
      join leave_type type on type.id = request.leave_type_id
      where request.status in ('PENDING', 'APPROVED')
        and exists (select from leave_entry entry where entry.request_id = request.id)
        and (case when request.purpose = 'AMENDMENT' and request.status = 'PENDING'
            then (select -sum(entry.half_days) from leave_entry entry where entry.request_id = request.id)
              not between 1 and request.half_days
            else (select -sum(entry.half_days) from leave_entry entry where entry.request_id = request.id)
              not in (request.half_days, case when type.paid then request.half_days else 0 end) end
          or (select count(*) from leave_half_day day where day.request_id = request.id and day.counted) <> request.half_days)`,
  },
  {
    code: 'LEAVE_HALF_DAY_STATE',
    says: 'half days are taken exactly while their request is pending or approved, for a change by its original (L8, R6)',
    broken: `select distinct request.id::text as object from leave_request request
      join leave_half_day day on day.request_id = request.id
      where day.is_live <> (request.status in ('PENDING', 'APPROVED') and not (
        request.purpose = 'AMENDMENT' and request.status = 'PENDING' and exists (
          select from leave_half_day held where held.request_id = request.original_id
            and held.date = day.date and held.half = day.half and held.is_live)))`,
  },
  lineState('LEAVE', 'leave_request', "'LEAVE'"),
  lineState('ATTENDANCE', 'attendance_request', 'request.kind'),
  lineState('OT', 'ot_request', "'OT'"),
  {
    code: 'DELEGATIONS_OVERLAP',
    says: 'an approver has one delegate at a time (R10)',
    broken: `select one.id::text as object from approval_delegation one join approval_delegation other
      on other.delegator_id = one.delegator_id and other.id > one.id
        and other.from_date <= one.to_date and one.from_date <= other.to_date
      where one.ended_at is null and other.ended_at is null`,
  },
  {
    code: 'DAY_WITHOUT_PLAN',
    says: 'the plan and the form of every stored day exist (A12)',
    broken: `select day.employee_id || ' on ' || day.date as object from attendance_day day
      where not exists (select from attendance_plan plan where plan.workspace_id = day.workspace_id and plan.id = day.plan_id)
        or not exists (select from attendance_form form where form.workspace_id = day.workspace_id and form.id = day.form_id)`,
  },
  {
    code: 'DAY_SUMS_DIFFER',
    says: 'the kept sums of a date are the sums of its days (A15)',
    broken: `select date::text as object from (
        select date, regular, late, late_minutes, early, early_minutes, missing, absent, leave_half_days, off_site,
          hundredths, penalty, without_rate
        from attendance_sum
        union all
        select date, -(status is not distinct from 'REGULAR')::integer, -(late_minutes > 0)::integer, -late_minutes,
          -(early_minutes > 0)::integer, -early_minutes, -is_missing::integer, -is_absent::integer, -leave_half_days,
          -is_off_site::integer, -coalesce((worked_minutes * 10 + 3) / 6, 0), -coalesce(penalty_amount, 0),
          -(penalty_amount is null)::integer
        from attendance_day
      ) sums group by date having (sum(regular), sum(late), sum(late_minutes), sum(early), sum(early_minutes), sum(missing),
        sum(absent), sum(leave_half_days), sum(off_site), sum(hundredths), sum(penalty), sum(without_rate))
        is distinct from (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)`,
  },
  {
    code: 'BASE_CURRENCY',
    says: 'a company has exactly one base currency (N3)',
    broken: `select profile.workspace_id::text as object from company_profile profile
      where (select count(*) from currency where is_base) <> 1`,
  },
  {
    code: 'JOB_FACTS_OVERLAP',
    says: 'an employee has one job at a time (P8)',
    broken: `select one.employee_id::text as object from employee_job one join employee_job other
      on other.employee_id = one.employee_id and other.valid_from > one.valid_from
      where other.valid_from <= coalesce(one.valid_to, 'infinity')`,
  },
  {
    code: 'JOB_FACTS_GAP',
    says: 'from the first day on one job follows the other, and the last is open (P8)',
    broken: `select distinct employee_id::text as object from (
        select employee_id, valid_to, lead(valid_from) over (partition by employee_id order by valid_from) as next
        from employee_job
      ) job where next is distinct from valid_to + 1`,
  },
  {
    code: 'MANAGER_CIRCLE',
    says: 'nobody leads themselves today, through others either (P9)',
    broken: `with recursive job as (
        select employee_id, line_manager_id from employee_job
        where line_manager_id is not null and current_date between valid_from and coalesce(valid_to, 'infinity')
      ), above as (
        select employee_id as start, line_manager_id as at from job
        union
        select above.start, job.line_manager_id from above join job on job.employee_id = above.at
      ) select start::text as object from above where at = start`,
  },
  {
    code: 'STRUCTURE_CIRCLE',
    says: 'no unit is above itself (P9)',
    broken: `with recursive above as (
        select id as start, parent_id as at from org_node where parent_id is not null
        union
        select above.start, node.parent_id from above join org_node node on node.id = above.at
        where node.parent_id is not null
      ) select start::text as object from above where at = start`,
  },
  {
    code: 'STRUCTURE_HISTORY_DIFFERS',
    says: 'the last recorded version of every unit equals the unit, and there is none of others (P9)',
    broken: `select coalesce(node.id, last.node_id)::text as object
      from org_node node full join (
        select distinct on (node_id) * from org_node_version order by node_id, at desc, id desc
      ) last on last.node_id = node.id
      where (node.id is null) <> (last.operation = 'DELETE')
        or (node.id is not null and (node.name, node.name_lo, node.parent_id, node.structure_tag_id, node.manager_id,
          node.description, node.location, node.sort_order) is distinct from (last.name, last.name_lo, last.parent_id,
          last.structure_tag_id, last.manager_id, last.description, last.location, last.sort_order))`,
  },
  {
    code: 'ACCOUNT_WITHOUT_EMPLOYEE',
    says: 'an employee account belongs to an employee of its workspace',
    broken: `select account.username as object from account
      where account.workspace_id = nullif(current_setting('app.workspace_id', true), '')::uuid
        and not exists (select from employee where employee.id = account.employee_id)`,
  },
]
