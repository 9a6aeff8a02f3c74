// Compares frequent calls over HTTP with bare handlers on the same data, in turns, and writes the table of
// docs/performance.md. One process, its own PostgreSQL, 1,000 people, 30,000 leave requests, two months of attendance; two
// minutes. CPU is that of Node, the sender included, and of PostgreSQL.
// Usage: npm run bench [-- --check] [people]   (--check writes nothing and fails where a ratio is over its goal)
import { readFileSync, writeFileSync } from 'node:fs'
import { buildApp } from '../apps/api/src/app.ts'
import { openDatabase } from '../apps/api/src/db/connect/database.ts'
import { countingProxy } from '../apps/api/test/counting-proxy.ts'
import { startBare } from './bare.ts'
import { benchCalls, fillCompany } from './bench-calls.ts'
import type { BenchCall } from './bench-calls.ts'
import type { BenchCompany, Call } from './bench-company.ts'
import { percentile, say, timesOf } from './bench-company.ts'
import { postgresCpuMillis } from './cpu.ts'
import { send } from './send.ts'

const words = process.argv.slice(2)
const isCheck = words.includes('--check')
const people = Number(words.find(word => /^\d+$/.test(word)) ?? 1000)
const [turns, each] = [6, 20]
const warmUp = 20
const page = new URL('../docs/performance.md', import.meta.url)
const [begin, end] = ['<!-- npm run bench -->', '<!-- end -->']

const filled = await fillCompany(people)
const { company } = filled
/** The last round is counted, not measured. */
const calls = await benchCalls(filled, people, warmUp + turns * each + 1)
const base = await company.listen()
const bare = await startBare(company)
const countStatements = await statementCounter(company)
const rows: string[] = []
const over: string[] = []
for (const call of calls) rows.push(await compared(call))
const table = [
  '| call | goal | median | bare | ratio | CPU | bare CPU | statements |',
  '|---|---|---|---|---|---|---|---|',
  ...rows,
].join('\n')
say(table)
if (!isCheck) writeTable(table)
await bare.close()
await countStatements.stop()
await company.close()
if (isCheck && over.length > 0) {
  say(`Over their goal: ${over.join(', ')}`)
  process.exitCode = 1
}

async function compared(call: BenchCall): Promise<string> {
  const ours = async (round: number) => {
    const answer = await send(`${base}/api`, call.ours(round))
    call.answered?.(round, answer)
  }
  const plain = (round: number) => call.bare(bare.call, round)
  const sides = [ours, plain].map(run => ({ run, times: [] as number[], cpu: 0 }))
  for (const { run } of sides) await timesOf(warmUp, run)
  for (let turn = 0; turn < turns; turn += 1)
    for (const side of sides) {
      const before = await cpuMillis(company)
      side.times.push(...(await timesOf(each, round => side.run(warmUp + turn * each + round))))
      side.cpu += (await cpuMillis(company)) - before
    }
  const [own, other] = sides.map(({ times, cpu }) => ({
    median: percentile(times, 0.5),
    cpu: cpu / (turns * each),
  }))
  if (!own || !other) throw new Error('A side is missing')
  const { goal, name } = call
  // A verb cannot be repeated, so it is counted with the last person; an approval has nothing left to approve.
  const counted = await countStatements.of(call, warmUp + turns * each)
  const ratio = own.median / other.median
  if (ratio > goal.ratio) over.push(name)
  const limit = goal.statements === null ? '' : `, ${goal.statements} statements`
  const figures = [own.median, other.median, ratio, own.cpu, other.cpu].map(value => value.toFixed(1))
  const [median, plainMedian, shown, cpu, plainCpu] = figures
  const isOver = ratio > goal.ratio
  return `| ${name} | ${goal.ratio}x${limit} | ${median} ms | ${plainMedian} ms | ${isOver ? `**${shown}**` : shown} | ${cpu} ms | ${plainCpu} ms | ${counted} |`
}

/** Of this process and of PostgreSQL. */
async function cpuMillis(of: BenchCompany): Promise<number> {
  const postgres = await postgresCpuMillis(of)
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000 + postgres
}

/** A second server on the same database, through a proxy that reads the protocol. */
async function statementCounter({ connection, services }: BenchCompany) {
  const proxy = await countingProxy(connection.app)
  const db = openDatabase({ ...connection, app: proxy.login }, { max: 1 })
  const app = await buildApp({
    services: { ...services, db },
    hub: null,
    webFolder: null,
    requestsPerMinute: 1_000_000,
  })
  const count = async ({ token, method = 'GET', url, body }: Call) => {
    const headers = { authorization: `Bearer ${token}` }
    const answer = await app.inject({ method, url: `/api${url}`, headers, ...(body && { payload: body }) })
    if (answer.statusCode !== 200) throw new Error(`${url}: ${answer.body}`)
    return answer.body
  }
  return {
    async of({ ours, answered }: BenchCall, round: number): Promise<number> {
      const asked = ours(round)
      if (asked.method === undefined) await count(asked)
      let answer = ''
      const { statements } = await proxy.trafficOf(async () => {
        answer = await count(asked)
      })
      answered?.(round, answer)
      return statements.length
    },
    async stop() {
      await app.close()
      await db.destroy()
      await proxy.stop()
    },
  }
}

function writeTable(table: string): void {
  const text = readFileSync(page, 'utf8')
  const [from, to] = [text.indexOf(begin), text.indexOf(end)]
  if (from === -1 || to === -1) throw new Error(`docs/performance.md lacks ${begin} or ${end}`)
  const date = new Date().toISOString().slice(0, 10)
  const said = `${people} people. Measured ${date}.`
  writeFileSync(page, `${text.slice(0, from + begin.length)}\n\n${said}\n\n${table}\n\n${text.slice(to)}`)
}
