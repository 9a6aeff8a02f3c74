// Adjustments and opening balances from a file: all rows or none, and no row twice (L3).
import fc from 'fast-check'
import { importAdjustments } from '@hr/contract/leave-adjustment-import.ts'
import { call } from '#test/call.ts'
import { book } from './balance-verbs.ts'
import { dateOf, requesters, someDay } from './request-verbs.ts'
import type { FileRow, State } from './state.ts'
import { personOf, tokenOf } from './verb.ts'
import type { Verb } from './verb.ts'

const fresh = fc.record({
  whose: fc.constantFrom(...requesters, ...requesters, 'hr' as const),
  code: fc.constantFrom('ANNUAL', 'ANNUAL', 'ANNUAL', 'PERSONAL', 'UNPAID'),
  halfDays: fc.integer({ min: -8, max: 12 }).filter(halfDays => halfDays !== 0),
  date: someDay,
})
/** Sometimes a row of an earlier file. */
const rows = fc.array(
  fc.oneof(
    { weight: 3, arbitrary: fresh },
    { weight: 1, arbitrary: fc.record({ again: fc.nat({ max: 9 }) }) },
  ),
  { minLength: 1, maxLength: 3 },
)
type Given = typeof rows extends fc.Arbitrary<infer R> ? R : never

const fileOf = (state: State, given: Given): FileRow[] =>
  given.flatMap(row => {
    if ('again' in row) return state.seen.fileRows[row.again % Math.max(1, state.seen.fileRows.length)] ?? []
    const typeId = state.types.find(({ code }) => code === row.code)?.id ?? ''
    return {
      employeeId: personOf(state, row.whose).id,
      typeId,
      halfDays: row.halfDays,
      date: dateOf(state, row.date),
    }
  })

const text = (state: State, { employeeId, typeId, halfDays, date }: FileRow): string =>
  [
    state.people.find(({ id }) => id === employeeId)?.staffId,
    state.types.find(({ id }) => id === typeId)?.code,
    halfDays / 2,
    date,
    halfDays > 0 ? 'Opening balance' : 'Adjustment',
    'From the old list',
  ].join()

const isSame = (one: FileRow, other: FileRow) => JSON.stringify(one) === JSON.stringify(other)

export const importFile: Verb<Given> = {
  args: rows,
  say: (given, state) =>
    `hr imports ${fileOf(state, given)
      .map(row => text(state, row))
      .join(' | ')}`,
  model: (state, given) => {
    const file = fileOf(state, given)
    if (file.length === 0) return undefined
    const before = structuredClone(state)
    let [booked, unchanged] = [0, 0]
    const wrong = new Set<number>()
    for (const [index, row] of file.entries()) {
      const type = state.types.find(({ id }) => id === row.typeId)
      // Rows about the caller are skipped and the others are booked (P11).
      if (row.employeeId === personOf(state, 'hr').id) continue
      if (!type?.paid) wrong.add(index)
      else if (before.fileRows.some(one => isSame(one, row))) unchanged += 1
      else if (book(state, { ...row, kind: row.halfDays > 0 ? 'OPENING' : 'ADJUSTMENT' })) booked += 1
      else wrong.add(index)
      if (!wrong.has(index) && file.slice(0, index).some(one => isSame(one, row))) wrong.add(index)
      state.fileRows.push(row)
    }
    if (wrong.size === 0) {
      state.fileRows = [
        ...before.fileRows,
        ...file.filter(
          row =>
            row.employeeId !== personOf(state, 'hr').id && !before.fileRows.some(one => isSame(one, row)),
        ),
      ]
      return { code: '', seen: { booked, unchanged, wrong: 0 } }
    }
    Object.assign(state, before)
    return { code: '', seen: { booked: 0, unchanged, wrong: wrong.size } }
  },
  call: async (world, given) => {
    const lines = fileOf(world.state, given).map(row => text(world.state, row))
    const bytes = Buffer.from(['Staff ID,Leave type,Days,Date,Kind,Reason', ...lines].join('\n'))
    const token = await tokenOf(world, 'hr')
    const files = [{ name: 'balances.csv', bytes }]
    const { code, data } = await call(world.server, token, importAdjustments, { dryRun: false }, { files })
    const { booked, unchanged, errors } = data
    return { code, seen: { booked, unchanged, wrong: new Set(errors.map(({ row }) => row)).size } }
  },
}
