// The same action at two servers at the same instant, on one external PostgreSQL: one wins, in every round.
// RACE_ROUNDS=200 for a longer run.
import { addPunch } from '@hr/contract/attendance.ts'
import type { Endpoint, InputOf } from '@hr/contract/endpoint.ts'
import { approveLeave, cancelLeave, rejectLeave, requestLeave } from '@hr/contract/leave.ts'
import { createPosition } from '@hr/contract/position.ts'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { enterWorkspace, inTransaction } from '#api/db/connect/in-workspace.ts'
import { databaseUrl } from '#test/database.ts'
import { brokenInvariants, leaveCompany } from '#test/leave.ts'
import type { LeaveCompany } from '#test/leave.ts'
import { ownTestApp } from '#test/test-app.ts'
import type { TestApp } from '#test/test-app.ts'
import { remoteCall, signInAt } from './remote-call.ts'
import { startServerProcess } from './server-process.ts'
import type { ServerProcess } from './server-process.ts'

const rounds = Number(process.env.RACE_ROUNDS ?? 100)
const people = ['employee', 'manager', 'hr'] as const
type Who = (typeof people)[number]

let folder: string
let database: TestApp
let company: LeaveCompany
let servers: ServerProcess[]
let tokens: Record<Who, string>
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sabai-races-'))
  database = await ownTestApp()
  database.setNow(new Date().toISOString())
  company = await leaveCompany(database)
  const env = { DATABASE_URL: databaseUrl(database.database.connection), SEED: 'empty', DATA_DIR: folder }
  servers = [await startServerProcess(env), await startServerProcess(env)]
})
afterAll(async () => {
  await Promise.all(servers.map(server => server.kill()))
  await database.stop()
  await rm(folder, { recursive: true, force: true })
})

const at = <E extends Endpoint>(server: number, who: Who, endpoint: E, input: InputOf<E>, key?: string) =>
  remoteCall(servers[server % servers.length]?.url ?? '', tokens[who], endpoint, input, key)
const statuses = async (calls: readonly Promise<{ status: number }>[]) =>
  (await Promise.all(calls)).map(({ status }) => status).sort()

/** A day of leave next month, of a type without a balance by default. */
const leave = (type: 'UNPAID' | 'ANNUAL' = 'UNPAID') => {
  const now = new Date()
  const day = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1, 1))
  day.setUTCDate(day.getUTCDate() + ((8 - day.getUTCDay()) % 7))
  const date = day.toISOString().slice(0, 10)
  return { leaveTypeId: company.types[type], from: date, to: date, reason: 'Family' }
}
const pendingLeave = async () => (await at(0, 'employee', requestLeave, leave())).data.id
const cancelAll = (answers: readonly { status: number; data: { id: string } }[]) =>
  Promise.all(
    answers
      .filter(({ status }) => status === 200)
      .map(({ data }) => at(0, 'employee', cancelLeave, { id: data.id })),
  )

/** One round; returns the sorted statuses of the racing calls. */
type Race = (round: number) => Promise<readonly number[]>
const races: Readonly<Record<string, { readonly run: Race; readonly ends: readonly number[] }>> = {
  'two decisions about one request': {
    run: async () => {
      const id = await pendingLeave()
      const reject = (server: number) => at(server, 'manager', rejectLeave, { id, comment: 'No' })
      return statuses([reject(0), reject(1)])
    },
    ends: [200, 409],
  },
  'a decision and a cancellation': {
    run: async round => {
      const id = await pendingLeave()
      const decided = at(round, 'manager', rejectLeave, { id, comment: 'No' })
      return statuses([decided, at(round + 1, 'employee', cancelLeave, { id })])
    },
    ends: [200, 409],
  },
  'an approval and a rejection': {
    run: async round => {
      const id = await pendingLeave()
      const ended = await statuses([
        at(round, 'manager', approveLeave, { id }),
        at(round + 1, 'manager', rejectLeave, { id, comment: 'No' }),
      ])
      await at(0, 'employee', cancelLeave, { id })
      return ended
    },
    ends: [200, 409],
  },
  'two requests for one day': {
    run: async () => {
      const answers = await Promise.all([0, 1].map(server => at(server, 'employee', requestLeave, leave())))
      await cancelAll(answers)
      return answers.map(({ status }) => status).sort()
    },
    ends: [200, 422],
  },
  'one key at two servers': {
    run: async round => {
      const name = `Key ${round}`
      const made = await statuses(
        [0, 1].map(server => at(server, 'hr', createPosition, { name }, `key-${round}`)),
      )
      return [...made, await countPositions(name)]
    },
    ends: [200, 200, 1],
  },
  'one name at two servers': {
    run: async round => {
      const name = `Name ${round}`
      const made = await statuses([0, 1].map(server => at(server, 'hr', createPosition, { name })))
      return [...made, await countPositions(name)]
    },
    ends: [200, 409, 1],
  },
  'two clicks on the clock': {
    run: async () => {
      const clicked = await statuses([0, 1].map(server => at(server, 'employee', addPunch, {})))
      return [...clicked, await takePunches()]
    },
    ends: [200, 200, 1],
  },
}

const countPositions = (name: string) =>
  company.inside(async trx => {
    const rows = await trx.selectFrom('position').select('id').where('name', '=', name).execute()
    return rows.length
  })

/** Counts the punches and deletes them in SQL, so that the next round is not a third click. */
const takePunches = () =>
  inTransaction(database.database.ownerDb, async trx => {
    await enterWorkspace(trx, company.workspaceId)
    return (await trx.deleteFrom('punch').returning('id').execute()).length
  })

test.each(Object.entries(races))(`%s, ${rounds} rounds`, async (_, { run, ends }) => {
  const signedIn = people.map(async who => [
    who,
    (await signInAt(servers[0]?.url ?? '', company[who].username)).token,
  ])
  tokens = Object.fromEntries(await Promise.all(signedIn))
  const wrong: string[] = []
  for (let round = 0; round < rounds; round += 1) {
    const ended = await run(round)
    if (ended.join() !== ends.join()) wrong.push(`round ${round}: ${ended.join()}`)
  }
  expect(wrong).toEqual([])
  expect(await brokenInvariants(company)).toEqual([])
})
