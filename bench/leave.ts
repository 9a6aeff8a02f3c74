// Leave at 5,000 people and 100,000 requests, over HTTP in one process on its own PostgreSQL: median and 95th
// percentile
// of each call, as in docs/performance.md. Each call runs 250 times: the first hundred show a freshly started server
// whose
// code is still being compiled, the last hundred a warm one. About two minutes to fill, five to measure.
// Usage: node bench/leave.ts [requests people] [part of the name of a call ...], as: node bench/leave.ts waiting submit
import { addDays, localDateOf } from '@hr/domain/calendar/local-date.ts'
import { say, startBenchCompany, timesOf, unitId } from './bench-company.ts'
import { makeLeaveHistory } from './leave-history.ts'
import { sayColumns, printTimes } from './print-times.ts'

const sizes = process.argv.slice(2).filter(word => /^\d+$/.test(word))
const asked = process.argv.slice(2).filter(word => !/^\d+$/.test(word))
const isAsked = (name: string) => asked.length === 0 || asked.some(part => name.includes(part))
const [requests = 100_000, people = 5_000] = sizes.map(Number)
const rounds = 250
const today = localDateOf(Date.now(), 'Asia/Vientiane')
const units = Math.ceil(people / 20)
const company = await startBenchCompany({
  people,
  units,
  fill: (trx, workspaceId) => makeLeaveHistory(trx, workspaceId, { people, requests, today }),
})
say(`${requests} requests of ${people} people in ${units} units`)

const roles = ['EMPLOYEE', 'MANAGER']
const hr = await company.signIn(999 + people, { isAdmin: false, roles: ['EMPLOYEE', 'HR'] })
/** Manages everybody, mostly indirectly. */
const head = await company.signIn(1001, { isAdmin: false, roles: ['EMPLOYEE', 'HR'] })
/** Manages twelve people directly, and 144 more indirectly. */
const manager = await company.signIn(1030, { isAdmin: false, roles })
const employee = await company.signIn(1000 + people, { isAdmin: false, roles: ['EMPLOYEE'] })

type Page = { data: { rows: { id: string }[]; next?: string } }
async function pageOf(url: string): Promise<Page['data']> {
  const { data }: Page = JSON.parse(await company.call({ token: hr, url }))
  return data
}
async function far(url: string, pages: number): Promise<string> {
  let next = ''
  for (let number = 0; number < pages; number += 1)
    next = (await pageOf(`${url}&limit=100${next && `&after=${next}`}`)).next ?? ''
  return `${url}&after=${next}`
}

const month = `from=${today.slice(0, 7)}-01&to=${addDays(`${today.slice(0, 7)}-01`, 29)}`
const reads: readonly (readonly [name: string, token: string, url: string])[] = [
  ['list, all: first page', hr, '/leave-requests?scope=all'],
  ['list, all: page 161', hr, await far('/leave-requests?scope=all', 40)],
  ['list, all: pending', hr, '/leave-requests?scope=all&status=PENDING'],
  ['list, all: a month', hr, `/leave-requests?scope=all&${month}`],
  ['list, all: a common name', hr, '/leave-requests?scope=all&search=khamla'],
  ['list, all: one number', hr, `/leave-requests?scope=all&search=${requests - 7}`],
  ['list, all: no result', hr, '/leave-requests?scope=all&search=zzzz'],
  ['list, own', employee, '/leave-requests?scope=mine'],
  ['list, team of 156', manager, '/leave-requests?scope=team'],
  ['waiting for a manager', manager, '/leave-requests?scope=approvals'],
  ['waiting for HR', hr, '/leave-requests?scope=approvals'],
  ['calendar month, team of a manager', manager, `/leave-calendar?scope=team&${month}`],
  ['calendar month, team of an employee', employee, `/leave-calendar?scope=team&${month}`],
  ['calendar month, a division of 1,280', hr, `/leave-calendar?scope=all&unitId=${unitId(1)}&${month}`],
  ['calendar month, whole company', hr, `/leave-calendar?scope=all&${month}`],
  ['calendar month, whole company, for an employee', employee, `/leave-calendar?scope=all&${month}`],
  ['timeline, 100 people of the company', hr, `/leave-calendar/people?scope=all&limit=100&${month}`],
  [
    'timeline, 100 people, reader leads everybody',
    head,
    `/leave-calendar/people?scope=all&limit=100&${month}`,
  ],
  ['timeline, team of a manager', manager, `/leave-calendar/people?scope=team&limit=100&${month}`],
  ['summary: first page', hr, '/leave-summary'],
  ['summary: 100 people', hr, '/leave-summary?limit=100'],
  ['summary: search by name', hr, '/leave-summary?search=noy'],
  ['own balances', employee, '/leave-balances'],
  ['ledger of one person', hr, `/leave-summary/${1000 + people}`],
  ['one request', hr, `/leave-requests/${(await pageOf('/leave-requests?scope=all')).rows[0]?.id}`],
]

sayColumns()
for (const [name, token, url] of reads.filter(([one]) => isAsked(one))) {
  printTimes(name, await timesOf(rounds, () => company.call({ token, url })))
}
if (['preview', 'submit', 'approve, line manager', 'approve, HR'].some(isAsked)) await measureVerbs()
await company.close()

/** People low in the hierarchy, each with their team's manager, and a free week next year. */
async function measureVerbs(): Promise<void> {
  const first = 1000 + Math.floor(people / 2)
  const from = addDays(`${Number(today.slice(0, 4)) + 1}-01-01`, 70)
  const types: { data: { id: string; code: string }[] } = JSON.parse(
    await company.call({ token: hr, url: '/leave-types' }),
  )
  const leaveTypeId = types.data.find(({ code }) => code === 'ANNUAL')?.id ?? ''
  const dates = { leaveTypeId, from, to: addDays(from, 2) }
  const body = { ...dates, reason: 'A journey to the south' }
  const requesters: string[] = []
  const approvers = new Map<number, string>()
  for (let number = 0; number < rounds; number += 1) {
    const id = first + number
    requesters.push(await company.signIn(id, { isAdmin: false, roles: ['EMPLOYEE'] }))
    const managerId = 1001 + Math.floor((id - 1002) / 12)
    if (!approvers.has(managerId))
      approvers.set(managerId, await company.signIn(managerId, { isAdmin: false, roles }))
  }
  const at = (round: number) => requesters[round] ?? ''
  printTimes(
    'preview',
    await timesOf(rounds, round =>
      company.call({ token: at(round), method: 'POST', url: '/leave-requests/preview', body: dates }),
    ),
  )
  const made: string[] = []
  printTimes(
    'submit',
    await timesOf(rounds, async round => {
      const answer: { data: { id: string } } = JSON.parse(
        await company.call({ token: at(round), method: 'POST', url: '/leave-requests', body }),
      )
      made.push(answer.data.id)
    }),
  )
  const approve = (token: string, id: string | undefined) =>
    company.call({ token, method: 'POST', url: `/leave-requests/${id}/approve`, body: {} })
  printTimes(
    'approve, line manager',
    await timesOf(rounds, round =>
      approve(approvers.get(1001 + Math.floor((first + round - 1002) / 12)) ?? '', made[round]),
    ),
  )
  printTimes('approve, HR', await timesOf(rounds, round => approve(hr, made[round])))
}
