// The calls that `npm run bench` compares with bare handlers, each with its goal: how many times the bare handler, and how
// many statements.
import { attendancePeriod } from '@hr/domain/calendar/attendance-period.ts'
import { addDays, instantOf, localDateOf, weekday } from '@hr/domain/calendar/local-date.ts'
import { sql } from 'kysely'
import { inWorkspace } from '../apps/api/src/db/connect/in-workspace.ts'
import { newId } from '../apps/api/src/db/new-id.ts'
import { makeAttendance } from './attendance-history.ts'
import type { Bare } from './bare.ts'
import { startBenchCompany } from './bench-company.ts'
import type { BenchCompany, Call } from './bench-company.ts'
import { makeLeaveHistory } from './leave-history.ts'
import { password, passwordHash } from './office.ts'

export type BenchCall = {
  readonly name: string
  readonly goal: { readonly ratio: number; readonly statements: number | null }
  readonly ours: (round: number) => Call
  /** Takes what the next call needs from the answer. */
  readonly answered?: (round: number, answer: string) => void
  readonly bare: (call: Bare, round: number) => Promise<void>
}

const zone = 'Asia/Vientiane'
/** One person of the lower half for each round, and their leader in the line of managers. */
const firstId = (people: number) => 1000 + Math.floor(people / 2)
const leaderOf = (id: number) => 1001 + Math.floor((id - 1002) / 12)
const isoDay = (from: string, day: number) =>
  [0, 1, 2, 3, 4, 5, 6].map(days => addDays(from, days)).find(date => weekday(date) === day) ?? from

/** At ten on the last working day, so that the board has work to do. */
export async function fillCompany(people: number, { requestsEach = 30, daysKept = 62 } = {}) {
  const yesterday = addDays(localDateOf(Date.now(), zone), -1)
  const today = [0, -1, -2].map(days => addDays(yesterday, days)).find(date => weekday(date) % 6 !== 0)
  if (today === undefined) throw new Error('No working day')
  const now = new Date(instantOf(today, '10:00', zone))
  const company = await startBenchCompany({
    people,
    units: Math.ceil(people / 20),
    connections: 20,
    now: () => now,
    fill: (trx, workspaceId) =>
      makeLeaveHistory(trx, workspaceId, { people, requests: people * requestsEach, today }),
  })
  // A transaction of its own: one reads only once since when the company keeps attendance.
  await inWorkspace(company.db, company.workspaceId, trx =>
    makeAttendance(trx.as({ actor: { job: 'bench' }, now }), company.workspaceId, {
      people,
      since: addDays(today, -daysKept),
      today,
      now,
    }),
  )
  await sql`vacuum analyze`.execute(company.owner)
  return { company, today, now }
}

/** Rounds, warm-up included. */
export async function benchCalls(
  { company, today, now }: { readonly company: BenchCompany; readonly today: string; readonly now: Date },
  people: number,
  rounds: number,
): Promise<readonly BenchCall[]> {
  const hr = await company.signIn(999 + people, { isAdmin: false, roles: ['EMPLOYEE', 'HR'] })
  const managerId = 1030
  const approvers = new Map<number, string>()
  const idAt = (round: number) => firstId(people) + round
  const tokens: string[] = []
  for (let round = 0; round < rounds; round += 1) {
    tokens.push(await company.signIn(idAt(round), { isAdmin: false, roles: ['EMPLOYEE'] }))
    approvers.set(leaderOf(idAt(round)), '')
  }
  for (const id of new Set([managerId, ...approvers.keys()]))
    approvers.set(id, await company.signIn(id, { isAdmin: false, roles: ['EMPLOYEE', 'MANAGER'] }))
  await company.db
    .updateTable('account')
    .set({ password_hash: passwordHash, password_temporary: false })
    .execute()
  const types: { data: { id: string; code: string }[] } = JSON.parse(
    await company.call({ token: hr, url: '/leave-types' }),
  )
  const leaveTypeId = types.data.find(({ code }) => code === 'ANNUAL')?.id ?? ''
  const monday = isoDay(`${Number(today.slice(0, 4)) + 1}-03-01`, 1)
  const other = addDays(monday, 1)
  const month = { from: `${today.slice(0, 7)}-01`, to: addDays(`${today.slice(0, 7)}-01`, 29) }
  const year = { from: `${today.slice(0, 4)}-01-01`, to: `${today.slice(0, 4)}-12-31` }
  const period = attendancePeriod(addDays(attendancePeriod(today).from, -1))
  const dates = ({ from, to }: { from: string; to: string }) => `from=${from}&to=${to}`
  const tokenAt = (round: number) => tokens[round] ?? ''
  const made: string[] = []
  const bareMade: string[] = []
  const read = (token: string, url: string) => () => ({ token, url })
  const post = (token: string, url: string, body: Record<string, unknown>): Call => ({
    token,
    method: 'POST',
    url,
    body,
  })
  const goal = (ratio: number, statements: number | null = null) => ({ ratio, statements })
  return [
    {
      name: 'employee list, 25',
      goal: goal(2, 5),
      ours: read(hr, '/employees'),
      bare: call => call('employees'),
    },
    {
      name: 'my leave, 25',
      goal: goal(2, 5),
      ours: read(tokenAt(0), '/leave-requests?scope=mine'),
      bare: call => call('myLeave', idAt(0)),
    },
    {
      name: 'waiting for me, 25',
      goal: goal(2, 5),
      ours: read(approvers.get(managerId) ?? '', '/leave-requests?scope=approvals'),
      bare: call => call('waiting', managerId),
    },
    {
      name: 'calendar month, company',
      goal: goal(1.2),
      ours: read(hr, `/leave-calendar?scope=all&${dates(month)}`),
      bare: call => call('calendar', month.from, month.to),
    },
    {
      name: 'people by days, 100',
      goal: goal(1.5),
      ours: read(hr, `/leave-calendar/people?scope=all&limit=100&${dates(month)}`),
      bare: call => call('days', month.from, month.to),
    },
    {
      name: 'year summary, 25',
      goal: goal(2),
      ours: read(hr, '/leave-summary'),
      bare: call => call('summary', year.from, year.to),
    },
    {
      name: 'board of today, 25',
      goal: goal(2),
      ours: read(hr, '/attendance/today'),
      bare: call => call('board', today),
    },
    {
      name: 'month report, 25',
      goal: goal(2),
      ours: read(hr, `/attendance/report?${dates(period)}`),
      bare: call => call('report', period.from, period.to),
    },
    {
      name: 'submit leave',
      goal: goal(3, 14),
      ours: round =>
        post(tokenAt(round), '/leave-requests', {
          leaveTypeId,
          from: monday,
          to: monday,
          reason: 'A journey',
        }),
      answered: (round, answer) => {
        const { data }: { data: { id: string } } = JSON.parse(answer)
        made[round] = data.id
      },
      bare: (call, round) => {
        const id = (bareMade[round] = newId())
        return call('submit', id, idAt(round), leaveTypeId, other)
      },
    },
    {
      name: 'approve',
      goal: goal(3, 14),
      ours: round =>
        post(approvers.get(leaderOf(idAt(round))) ?? '', `/leave-requests/${made[round]}/approve`, {}),
      bare: (call, round) => call('approve', bareMade[round] ?? ''),
    },
    {
      name: 'clock in',
      goal: goal(2, 10),
      ours: round => post(tokenAt(round), '/attendance/punches', {}),
      bare: (call, round) =>
        call('clockIn', newId(), idAt(round), new Date(now.getTime() - 3_600_000).toISOString(), today),
    },
    {
      name: 'sign in',
      goal: goal(1.2),
      ours: round => post('', '/auth/employee/login', { username: `reader-${idAt(round)}`, password }),
      bare: (call, round) => call('signIn', `reader-${idAt(round)}`),
    },
  ]
}
