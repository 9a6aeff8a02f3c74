// Whatever people, clocks and jobs do in any order, leave matches a second, much simpler model of the rules (L2-L11,
// R4-R6). A failure prints the shortest script. FC_SEED and FC_RUNS: other and more scripts.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cancelLeave } from '@hr/contract/leave.ts'
import { call } from '#test/call.ts'
import { brokenInvariants } from '#test/leave.ts'
import { newWorld } from '#test/leave-model/new-world.ts'
import { isEffective } from '#test/leave-model/rules.ts'
import { readState } from '#test/leave-model/read-state.ts'
import { scripts } from '#test/leave-model/script.ts'
import { left, total } from '#test/leave-model/state.ts'
import { tokenOf } from '#test/leave-model/verb.ts'
import type { World } from '#test/leave-model/verb.ts'
import { testServer } from '#test/test-server.ts'

const numRuns = Number(process.env.FC_RUNS ?? 12)

/** Mostly the calendar year; or the next year starts soon, or years overlap with New Year's. */
const startMonths = fc.constantFrom(1, 1, 4, 10)

const server = testServer()

test('any script: every row and every answer matches the rules', async () => {
  await fc.assert(
    fc.asyncProperty(scripts(50), startMonths, async (script, startMonth) => {
      const world = await newWorld(server, { firstDay: '2026-09-14', startMonth })
      world.script.push(`leave years begin in month ${startMonth}`)
      try {
        await fc.asyncModelRun(() => ({ model: {}, real: world }), script)
        await cancelEverything(world)
      } catch (error) {
        if (error instanceof Error) error.message = `${world.script.join('\n')}\n${error.message}`
        throw error
      } finally {
        await closeCompany(world)
      }
    }),
    { numRuns, unbiased: true },
  )
}, 3_600_000)

/** Nothing is reserved any more: each lot has its grant, minus what expired, was carried over or adjusted. */
async function cancelEverything(world: World): Promise<void> {
  expect(await brokenInvariants(world.company)).toEqual([])
  world.script.push('everything is cancelled')
  const token = await tokenOf(world, 'admin')
  for (const { id } of world.state.requests.filter(isEffective)) {
    const { code } = await call(world.server, token, cancelLeave, { id, reason: 'All over' })
    expect(code).toBe('')
  }
  const after = await readState(world.company, world.state.today)
  const own = (lotId: string) => after.entries.filter(entry => entry.lotId === lotId)
  for (const lot of after.lots) {
    const booked = own(lot.id).filter(({ kind }) => kind !== 'USE' && kind !== 'RELEASE')
    expect(left(after, lot)).toBe(lot.granted + total(booked))
  }
  expect(await brokenInvariants(world.company)).toEqual([])
}

/** Hides this company from the nightly jobs of the next script. */
async function closeCompany({ server: { services }, company }: World): Promise<void> {
  await services.db
    .updateTable('workspace')
    .set({ status: 'suspended' })
    .where('id', '=', company.workspaceId)
    .execute()
}
