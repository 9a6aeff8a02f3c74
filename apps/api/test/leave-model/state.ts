// Everything that leave consists of in one company, read from the raw rows: the model predicts it, and compares.
import { sql } from 'kysely'
import type { LeaveCompany } from '#test/leave.ts'

export type Person = {
  readonly id: number
  readonly name: string
  startedOn: string
  endedOn: string | null
  isGone: boolean
}
export type Type = {
  readonly id: string
  readonly code: string
  readonly paid: boolean
  readonly amount: number
  readonly carryOver: number
  readonly expiresAfter: number
  readonly fileOver: number
  readonly calendarDays: boolean
  readonly gender: string | null
}
export type Holiday = {
  readonly id: string
  readonly from: string
  readonly to: string
  readonly yearly: boolean
}
export type Lot = {
  readonly id: string
  readonly employeeId: number
  readonly typeId: string
  readonly kind: string
  readonly source: string
  readonly granted: number
  readonly from: string
  readonly to: string
}
export type Entry = {
  readonly lotId: string
  readonly kind: string
  readonly halfDays: number
  readonly date: string
  readonly requestId: string | null
  readonly reason: string
}
export type Day = {
  readonly date: string
  readonly half: 'AM' | 'PM'
  counted: boolean
  /** The request holds this half day: nobody else may. */
  live: boolean
}
export type Step = { readonly approverId: number | null; status: string; decidedBy: number | null }
export type Delegation = {
  readonly delegatorId: number
  readonly delegateId: number
  readonly from: string
  readonly to: string
}
export type Request = {
  readonly id: string
  readonly number: number
  readonly employeeId: number
  typeId: string
  status: string
  history: number
  halfDays: number
  days: Day[]
  steps: Step[]
  readonly purpose: string
  /** The approved request that this one would cancel or change. */
  readonly originalId: string | null
  /** What was done to it since people looked at it. */
  readonly since: ('APPROVED' | 'EDITED')[]
}
/** `turn`: who decides next; null is HR, undefined nobody any more. */
export type Seen = {
  readonly id: string
  readonly status: string
  readonly turn: number | null | undefined
  /** The number of that step, 1 when there is none. */
  readonly order: number
  /** How many entries its history has. */
  readonly history: number
}
export type State = {
  today: string
  /** Somebody who is gone may have been let in before: for what is done at once only. */
  isGoneLetIn: boolean
  /** Ids of requests and holidays as people saw them before they acted, oldest first. */
  seen: { readonly requests: readonly Seen[]; readonly holidays: readonly string[] }
  people: Person[]
  types: Type[]
  holidays: Holiday[]
  lots: Lot[]
  entries: Entry[]
  requests: Request[]
  delegations: Delegation[]
}

export function readState({ inside }: LeaveCompany, today: string): Promise<State> {
  return inside(async trx => {
    const { rows } = await sql<{
      state: Omit<State, 'today' | 'isGoneLetIn' | 'seen'>
    }>`select json_build_object(
      'people', (select json_agg(json_build_object('id', id, 'name', first_name, 'startedOn', started_on,
        'endedOn', ended_on, 'isGone', status = 'terminated') order by id) from employee),
      'types', (select json_agg(json_build_object('id', id, 'code', code, 'paid', paid, 'amount', amount,
        'carryOver', carry_over_amount, 'expiresAfter', expired_amount, 'fileOver', attach_file_day_over,
        'calendarDays', counts_weekends_and_holidays, 'gender', gender) order by sort_order) from leave_type),
      'holidays', (select coalesce(json_agg(json_build_object('id', id, 'from', from_date, 'to', to_date,
        'yearly', yearly) order by from_date, id), '[]') from holiday),
      'delegations', (select coalesce(json_agg(json_build_object('delegatorId', delegator_id, 'delegateId', delegate_id,
        'from', from_date, 'to', to_date)), '[]') from approval_delegation where ended_at is null),
      'lots', (select coalesce(json_agg(json_build_object('id', id, 'employeeId', employee_id, 'typeId', leave_type_id,
        'kind', kind, 'source', source, 'granted', half_days, 'from', valid_from, 'to', valid_to)
        order by valid_from, id), '[]') from leave_lot),
      'entries', (select coalesce(json_agg(json_build_object('lotId', lot_id, 'kind', kind, 'halfDays', half_days,
        'date', date, 'requestId', request_id, 'reason', reason)), '[]') from leave_entry),
      'requests', (select coalesce(json_agg(json_build_object('id', r.id, 'number', number, 'employeeId', employee_id,
        'typeId', leave_type_id, 'status', status, 'halfDays', half_days,
        'history', (select count(*) from approval_event e where e.kind = 'LEAVE' and e.request_id = r.id),
        'purpose', purpose, 'originalId', original_id, 'since', json_build_array(),
        'days', (select coalesce(json_agg(json_build_object('date', date, 'half', half, 'counted', counted,
          'live', is_live)
          order by date, half), '[]') from leave_half_day d where d.request_id = r.id),
        'steps', (select json_agg(json_build_object('approverId', approver_id, 'status', s.status, 'decidedBy', decided_by)
          order by approve_order) from approval_step s where s.kind = 'LEAVE' and s.request_id = r.id)
        ) order by number), '[]') from leave_request r)
      ) as state`.execute(trx)
    const [row] = rows
    if (!row) throw new Error('No state')
    const seen = {
      requests: row.state.requests.map(({ id, status, steps, history }) => ({
        id,
        status,
        history,
        order:
          Math.max(
            0,
            steps.findIndex(({ status }) => status === 'PENDING'),
          ) + 1,
        turn: steps.find(({ status }) => status === 'PENDING')?.approverId,
      })),
      holidays: row.state.holidays.map(({ id }) => id),
    }
    return { today, isGoneLetIn: false, seen, ...row.state }
  })
}

export const left = (state: State, lot: Lot): number =>
  lot.granted + total(state.entries.filter(entry => entry.lotId === lot.id))

export const total = (entries: readonly Entry[]): number =>
  entries.reduce((sum, { halfDays }) => sum + halfDays, 0)

/** In words, without ids: what the model predicts must read as what is stored. */
export function shown(state: State) {
  const name = (id: number) => state.people.find(person => person.id === id)?.name ?? '?'
  const code = (id: string) => state.types.find(type => type.id === id)?.code ?? '?'
  const lotOf = (id: string) => state.lots.find(lot => lot.id === id)
  const paid = ({ id }: Request) =>
    [...Map.groupBy(own(state, id), ({ lotId, date }) => `${date} ${lotOf(lotId)?.kind} ${lotOf(lotId)?.to}`)]
      .map(([lot, entries]) => ({ lot, halfDays: 0 - total(entries) }))
      .filter(({ halfDays }) => halfDays !== 0)
      .map(({ lot, halfDays }) => `${lot}: ${halfDays}`)
      .sort()
  return {
    people: state.people.map(
      one => `${one.name} ${one.startedOn}..${one.endedOn ?? ''}${one.isGone ? ' gone' : ''}`,
    ),
    holidays: state.holidays.map(({ from, to, yearly }) => `${from}..${to}${yearly ? ' yearly' : ''}`).sort(),
    delegations: state.delegations
      .map(one => `${name(one.delegateId)} for ${name(one.delegatorId)} ${one.from}..${one.to}`)
      .sort(),
    lots: state.lots
      .map(lot =>
        [
          name(lot.employeeId),
          code(lot.typeId),
          lot.kind,
          `${lot.from}..${lot.to}`,
          lot.granted,
          left(state, lot),
        ].join(' '),
      )
      .sort(),
    requests: state.requests.map(request => ({
      request: `${request.number} ${name(request.employeeId)} ${code(request.typeId)} ${request.purpose}`,
      status: `${request.status}, ${request.halfDays} half days`,
      counted: request.days.filter(day => day.counted).map(shownDay),
      leftOut: request.days.filter(day => !day.counted).map(shownDay),
      steps: request.steps.map(
        step =>
          `${step.approverId === null ? 'HR' : name(step.approverId)} ${step.status} ${step.decidedBy === null ? '' : name(step.decidedBy)}`,
      ),
      paid: paid(request),
    })),
  }
}

const shownDay = ({ date, half, live }: Day) => `${date} ${half}${live ? ' held' : ''}`

/** Entries of a request. */
export const own = (state: State, requestId: string): Entry[] =>
  state.entries.filter(entry => entry.requestId === requestId)
