// How lists and sums grow with the company: companies of each size side by side, each call in turns, and the ratio to the
// smallest. Each person has ten leave requests and a month of attendance.
// Usage: node bench/flat.ts [people ...]   (100, 1,000, 5,000 and 20,000 by default; many minutes; leaves nothing behind)
import { addDays } from '@hr/domain/calendar/local-date.ts'
import { fillCompany } from './bench-calls.ts'
import { percentile, say, timesOf } from './bench-company.ts'

const daysKept = 31
const [warmUp, turns, each] = [5, 10, 3]
const given = process.argv.slice(2).map(Number)
const sizes = given.length > 0 ? given : [100, 1000, 5000, 20_000]

/** Without people below their own twelve, in a company of any size. */
const leaderOfTwelve = (people: number) => 1002 + Math.floor(people / 144)

type Reader = 'hr' | 'manager'
type Dates = { readonly today: string; readonly month: string }
const calls: readonly (readonly [name: string, reader: Reader, url: (dates: Dates) => string])[] = [
  ['employees', 'hr', () => '/employees'],
  ['employees: a common name', 'hr', () => '/employees?search=khamla'],
  ['employees: nothing found', 'hr', () => '/employees?search=zzzz'],
  ['global search', 'hr', () => '/search?q=khamla'],
  ['board of today', 'hr', () => '/attendance/today'],
  ['days of everybody, a month', 'hr', ({ month }) => `/attendance/days?scope=all&${month}`],
  ['report of a month', 'hr', ({ month }) => `/attendance/report?${month}`],
  ['report of a month: sums', 'hr', ({ month }) => `/attendance/report/totals?${month}`],
  ['leave requests', 'hr', () => '/leave-requests?scope=all'],
  ['leave requests: a common name', 'hr', () => '/leave-requests?scope=all&search=khamla'],
  ['leave requests of a team', 'manager', () => '/leave-requests?scope=team'],
  ['waiting for HR', 'hr', () => '/leave-requests?scope=approvals'],
  ['waiting for a manager', 'manager', () => '/leave-requests?scope=approvals'],
  ['people by days, 100', 'hr', ({ month }) => `/leave-calendar/people?scope=all&limit=100&${month}`],
  ['year summary', 'hr', () => '/leave-summary'],
]

const companies = []
for (const people of sizes) {
  const { company, today } = await fillCompany(people, { requestsEach: 10, daysKept })
  companies.push({
    company,
    dates: { today, month: `from=${addDays(today, -daysKept + 1)}&to=${addDays(today, -1)}` },
    tokens: {
      hr: await company.signIn(999 + people, { isAdmin: false, roles: ['EMPLOYEE', 'HR'] }),
      manager: await company.signIn(leaderOfTwelve(people), {
        isAdmin: false,
        roles: ['EMPLOYEE', 'MANAGER'],
      }),
    },
  })
  say(`filled ${people} people`)
}

say(`| call | ${sizes.join(' | ')} | ratio |`)
say(`|---|${sizes.map(() => '---|').join('')}---|`)
for (const [name, reader, url] of calls) {
  const sides = companies.map(({ company, dates, tokens }) => ({
    run: () => company.call({ token: tokens[reader], url: url(dates) }),
    times: [] as number[],
  }))
  for (const { run } of sides) await timesOf(warmUp, run)
  for (let turn = 0; turn < turns; turn += 1)
    for (const { run, times } of sides) times.push(...(await timesOf(each, run)))
  const medians = sides.map(({ times }) => percentile(times, 0.5))
  const ratio = (medians.at(-1) ?? Number.NaN) / (medians[0] ?? Number.NaN)
  say(`| ${name} | ${medians.map(value => `${value.toFixed(1)} ms`).join(' | ')} | ${ratio.toFixed(1)} |`)
}
for (const { company } of companies) await company.close()
