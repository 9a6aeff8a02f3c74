// What must be true of the stored rows at any moment, as data: each query lists the rows that break it.

export type Invariant = {
  code: string
  /** What holds when no row is listed. */
  says: string
  /** Selects `object` (text) for every breach. Company tables show the rows of one workspace: it runs once in each. */
  broken: string
}

export const invariants: readonly Invariant[] = [
  {
    code: 'LEAVE_LOT_OVERDRAWN',
    says: 'no leave is used that was not granted (L3)',
    broken: `select lot.id::text as object from leave_lot lot join leave_entry entry on entry.lot_id = lot.id
      group by lot.id, lot.half_days having lot.half_days + sum(entry.half_days) < 0`,
  },
  {
    code: 'LEAVE_RELEASED_TWICE',
    says: 'reserved leave is given back at most once (L4)',
    broken: `select request_id::text as object from leave_entry where kind in ('USE', 'RELEASE')
      group by request_id, lot_id, date having sum(half_days) > 0`,
  },
  {
    code: 'LEAVE_KEPT_BY_ENDED_REQUEST',
    says: 'a rejected or cancelled request holds no leave (L4)',
    broken: `select request.id::text as object from leave_request request join leave_entry entry on entry.request_id = request.id
      where request.status in ('REJECTED', 'CANCELLED') group by request.id having sum(entry.half_days) <> 0`,
  },
  {
    code: 'JOB_FACTS_OVERLAP',
    says: 'an employee has one job at a time (P8)',
    broken: `select one.employee_id::text as object from employee_job one join employee_job other
      on other.employee_id = one.employee_id and other.valid_from > one.valid_from
      where other.valid_from <= coalesce(one.valid_to, 'infinity')`,
  },
  {
    code: 'ACCOUNT_WITHOUT_EMPLOYEE',
    says: 'an employee account belongs to an employee of its workspace',
    broken: `select account.username as object from account
      where account.workspace_id = nullif(current_setting('app.workspace_id', true), '')::uuid
        and not exists (select from employee where employee.id = account.employee_id)`,
  },
]
