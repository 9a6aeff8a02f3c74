// Reads the state of one company from the raw rows.
import { sql } from 'kysely'
import type { LeaveCompany } from '#test/leave.ts'
import { plusDays } from './days.ts'
import type { Person, State } from './state.ts'

type HeldShift = { readonly from: string; readonly to: string | null; readonly shiftId: string }
type Stored = Omit<State, 'today' | 'isGoneLetIn' | 'seen' | 'people'> & {
  readonly people: readonly (Omit<Person, 'shifts'> & { readonly shifts: readonly HeldShift[] })[]
}

export async function readState(company: LeaveCompany, today: string): Promise<State> {
  const stored = await readRows(company)
  const people = stored.people.map(person => ({ ...person, shifts: withoutGaps(person.shifts) }))
  const seen = structuredClone({
    requests: stored.requests.map(({ id, status, steps, history }) => ({
      id,
      status,
      history,
      order:
        Math.max(
          0,
          steps.findIndex(step => step.status === 'PENDING'),
        ) + 1,
      turn: steps.find(step => step.status === 'PENDING')?.approverId,
    })),
    holidays: stored.holidays.map(({ id }) => id),
    types: stored.types,
    shifts: stored.shifts,
    fileRows: stored.fileRows,
    adjustments: stored.adjustments.map(({ id }) => id),
  })
  return { ...stored, today, isGoneLetIn: false, seen, people }
}

/** Gaps are filled with the default shift. */
function withoutGaps(held: readonly HeldShift[]): Person['shifts'] {
  const all = held.flatMap(({ from, to, shiftId }, index) => {
    const next = to === null ? undefined : plusDays(to, 1)
    const isGap = next !== undefined && held[index + 1]?.from !== next
    return [{ from, shiftId }, ...(isGap ? [{ from: next, shiftId: null }] : [])]
  })
  return [{ from: '1900-01-01', shiftId: null }, ...all]
}

const readRows = ({ inside }: LeaveCompany): Promise<Stored> =>
  inside(async trx => {
    const { rows } = await sql<{ state: Stored }>`select json_build_object(
      'startMonth', (select leave_year_start_month from company_profile),
      'people', (select json_agg(json_build_object('id', id, 'name', first_name, 'staffId', staff_id,
        'gender', gender, 'startedOn', started_on, 'endedOn', ended_on, 'isGone', status = 'terminated',
        'managers', (select json_agg(json_build_object('from', valid_from, 'managerId', line_manager_id)
          order by valid_from) from employee_job j where j.employee_id = p.id),
        'shifts', (select coalesce(json_agg(json_build_object('from', valid_from, 'to', valid_to,
          'shiftId', work_shift_id) order by valid_from), '[]') from employee_shift h where h.employee_id = p.id)
        ) order by id) from employee p),
      'types', (select json_agg(json_build_object('id', id, 'code', code, 'name', name, 'color', color,
        'paid', paid, 'carryOver', carry_over_amount, 'expiresAfter', expired_amount,
        'fileOver', attach_file_day_over, 'calendarDays', counts_weekends_and_holidays,
        'proRata', pro_rata, 'gender', gender,
        'amounts', (select json_agg(json_build_object('year', year, 'amount', days) order by year) from (
          select 0 as year, t.amount as days
          union all select a.year, a.amount from leave_type_amount a where a.leave_type_id = t.id) as amounts)
        ) order by sort_order) from leave_type t),
      'shifts', (select json_agg(json_build_object('id', id, 'code', code, 'name', name, 'version', version,
        'isDefault', id = (select default_work_shift_id from company_profile),
        'items', (select coalesce(json_agg(json_build_object('day', day, 'timeIn', left(time_in::text, 5),
          'timeOut', left(time_out::text, 5), 'from', start_date, 'to', expire_date)), '[]')
          from work_shift_item i where i.work_shift_id = s.id)
        ) order by name) from work_shift s),
      'holidays', (select coalesce(json_agg(json_build_object('id', id, 'from', from_date, 'to', to_date,
        'yearly', yearly) order by from_date, id), '[]') from holiday),
      'delegations', (select coalesce(json_agg(json_build_object('delegatorId', delegator_id, 'delegateId', delegate_id,
        'from', from_date, 'to', to_date)), '[]') from approval_delegation where ended_at is null),
      'lots', (select coalesce(json_agg(json_build_object('id', id, 'employeeId', employee_id, 'typeId', leave_type_id,
        'kind', kind, 'source', source, 'granted', half_days, 'from', valid_from, 'to', valid_to,
        'adjustmentId', adjustment_id) order by valid_from, id), '[]') from leave_lot),
      'adjustments', (select coalesce(json_agg(json_build_object('id', id, 'employeeId', employee_id,
        'typeId', leave_type_id, 'halfDays', half_days, 'date', date, 'undoes', undoes)
        order by at, id), '[]') from leave_adjustment),
      'entries', (select coalesce(json_agg(json_build_object('lotId', lot_id, 'kind', kind, 'halfDays', half_days,
        'date', date, 'requestId', request_id, 'reason', reason,
        'adjustmentId', adjustment_id)), '[]') from leave_entry),
      'fileRows', (select coalesce(json_agg(json_build_object('employeeId', employee_id, 'typeId', leave_type_id,
        'halfDays', half_days, 'date', date) order by date, employee_id, half_days), '[]') from leave_adjustment_row),
      'requests', (select coalesce(json_agg(json_build_object('id', r.id, 'number', number, 'employeeId', employee_id,
        'typeId', leave_type_id, 'status', status, 'halfDays', half_days,
        'history', (select count(*) from approval_event e where e.kind = 'LEAVE' and e.request_id = r.id),
        'purpose', purpose, 'originalId', original_id, 'since', json_build_array(),
        'days', (select coalesce(json_agg(json_build_object('date', date, 'half', half, 'counted', counted,
          'live', is_live)
          order by date, half), '[]') from leave_half_day d where d.request_id = r.id),
        'steps', (select json_agg(json_build_object('approverId', approver_id, 'resolver', resolver,
          'status', s.status, 'decidedBy', decided_by)
          order by approve_order) from approval_step s where s.kind = 'LEAVE' and s.request_id = r.id)
        ) order by number), '[]') from leave_request r)
      ) as state`.execute(trx)
    const [row] = rows
    if (!row) throw new Error('No state')
    return row.state
  })
