// How long pages of the employee list take at 100,000 people, over HTTP on a PostgreSQL of its own.
// Usage: node bench/list-employees.ts [people]   (about a minute to fill; leaves nothing behind)
import { percentile, say, startBenchCompany, timesOf, unitId } from './bench-company.ts'

const people = Number(process.argv[2] ?? 100_000)
const units = Math.ceil(people / 20)
const company = await startBenchCompany({ people, units })
const token = await company.signIn(1001, { isAdmin: true })
say(`${people} people in ${units} units`)

type Page = { data: { rows: { id: number }[]; next?: string } }
async function page(query: string): Promise<Page['data']> {
  const { data }: Page = JSON.parse(await company.call({ token, url: `/employees?${query}` }))
  return data
}

async function far(query: string): Promise<string> {
  let next = ''
  for (let number = 0; number < 20; number += 1) {
    const read = await page(`${query}&limit=100${next && `&after=${next}`}`)
    next = read.next ?? ''
  }
  return `${query}&after=${next}`
}

const unit = (number: number) => `unitId=${unitId(number)}`
const questions: readonly (readonly [name: string, query: string])[] = [
  ['first page by name', 'sort=name'],
  ['page 81 by name', await far('sort=name')],
  ['first page by staff id, backwards', 'sort=-staffId'],
  ['page 81 by start date', await far('sort=startDate')],
  ['search: a common name', 'search=khamla'],
  ['search: one staff id', `search=e-${people - 7}`],
  ['search: two parts, few', 'search=noy%20phomvihane%2099'],
  ['search: nothing found', 'search=zzzz'],
  ['search: a phone number', 'search=02050012345'],
  ['status nobody has', 'status=terminated'],
  ['a unit of 20', unit(units - 1)],
  ['the largest division', unit(1)],
  ['part-timers by start date', 'contractType=partTime&sort=-startDate'],
  ['as of 2010', 'date=2010-06-30'],
  ['a unit as of 2010, searched', `date=2010-06-30&${unit(2)}&search=keo`],
]
for (const [name, query] of questions) {
  const times = await timesOf(7, () => page(query))
  say(`${name.padEnd(36)} ${percentile(times, 0.5).toFixed(1).padStart(7)} ms`)
}
await company.close()
