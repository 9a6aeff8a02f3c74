import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { RequestStatus } from '../approval/step.ts'
import { addDays } from '../calendar/local-date.ts'
import { allocateLots } from './allocate-lots.ts'
import { leaveBalance, lotsWithin, remainingLots } from './balance.ts'
import type { EntryKind, LeaveBalance, LeaveEntry, LeaveLot, LotKind } from './balance.ts'

const lot = (kind: LotKind, halfDays: number, validFrom: string, validTo: string | null): LeaveLot => ({
  id: kind,
  kind,
  halfDays,
  validFrom,
  validTo,
})
const entry = (
  lotId: LotKind,
  kind: EntryKind,
  halfDays: number,
  date: string,
  requestStatus?: RequestStatus,
): LeaveEntry => ({ lotId, kind, halfDays, date, requestStatus })

const nothing: LeaveBalance = {
  entitled: 0,
  carriedOver: 0,
  expired: 0,
  adjusted: 0,
  used: 0,
  pending: 0,
  available: 0,
}
const grant = lot('GRANT', 30, '2026-01-01', '2026-12-31')
const carried = lot('CARRY_OVER', 10, '2026-01-01', '2026-03-31')
const on = '2026-03-31'

describe('leaveBalance (L3, L4, L11)', () => {
  type Row = readonly [string, LeaveLot[], LeaveEntry[], string, Partial<LeaveBalance>]
  test.each<Row>([
    ['nothing', [], [], on, {}],
    ['a grant', [grant], [], on, { entitled: 30, available: 30 }],
    ['its first day', [grant], [], '2026-01-01', { entitled: 30, available: 30 }],
    ['the day before it begins', [grant], [], '2025-12-31', {}],
    ['its last day', [grant], [], '2026-12-31', { entitled: 30, available: 30 }],
    ['past its end', [grant], [], '2027-01-01', { entitled: 30, expired: 30 }],
    ['an opening balance', [lot('OPENING', 8, '2026-01-01', null)], [], on, { entitled: 8, available: 8 }],
    ['carried over, last day', [grant, carried], [], on, { entitled: 30, carriedOver: 10, available: 40 }],
    [
      'carried over, next day',
      [grant, carried],
      [],
      '2026-04-01',
      { entitled: 30, carriedOver: 10, expired: 10, available: 30 },
    ],
    [
      'partly used before it expired',
      [grant, carried],
      [entry('CARRY_OVER', 'USE', -4, '2026-02-02', 'APPROVED')],
      '2026-04-01',
      { entitled: 30, carriedOver: 10, expired: 6, used: 4, available: 30 },
    ],
    [
      'expiry booked',
      [grant, carried],
      [entry('CARRY_OVER', 'EXPIRY', -10, '2026-04-01')],
      '2026-04-01',
      { entitled: 30, carriedOver: 10, expired: 10, available: 30 },
    ],
    [
      'expiry booked, looked at before',
      [grant, carried],
      [entry('CARRY_OVER', 'EXPIRY', -10, '2026-04-01')],
      on,
      { entitled: 30, carriedOver: 10, available: 40 },
    ],
    [
      'returned after it expired',
      [carried],
      [
        entry('CARRY_OVER', 'USE', -4, '2026-02-02', 'CANCELLED'),
        entry('CARRY_OVER', 'RELEASE', 4, '2026-02-02', 'CANCELLED'),
      ],
      '2026-04-01',
      { carriedOver: 10, expired: 10 },
    ],
    [
      'waiting',
      [grant],
      [entry('GRANT', 'USE', -3, '2026-05-04', 'PENDING')],
      on,
      { entitled: 30, pending: 3, available: 27 },
    ],
    [
      'approved, in the future',
      [grant],
      [entry('GRANT', 'USE', -3, '2026-05-04', 'APPROVED')],
      on,
      { entitled: 30, used: 3, available: 27 },
    ],
    [
      'rejected and returned',
      [grant],
      [
        entry('GRANT', 'USE', -3, '2026-05-04', 'REJECTED'),
        entry('GRANT', 'RELEASE', 3, '2026-05-04', 'REJECTED'),
      ],
      on,
      { entitled: 30, available: 30 },
    ],
    [
      'approved, a day returned',
      [grant],
      [
        entry('GRANT', 'USE', -6, '2026-05-04', 'APPROVED'),
        entry('GRANT', 'RELEASE', 2, '2026-05-04', 'APPROVED'),
      ],
      on,
      { entitled: 30, used: 4, available: 26 },
    ],
    [
      'days added',
      [grant, lot('ADJUSTMENT', 2, '2026-02-01', null)],
      [],
      on,
      { entitled: 30, adjusted: 2, available: 32 },
    ],
    [
      'days taken away',
      [grant],
      [entry('GRANT', 'ADJUSTMENT', -2, '2026-02-01')],
      on,
      { entitled: 30, adjusted: -2, available: 28 },
    ],
    [
      'carried out at the end of the year',
      [grant],
      [entry('GRANT', 'CARRY_OUT', -10, '2027-01-01')],
      '2027-01-01',
      { entitled: 30, carriedOver: -10, expired: 20 },
    ],
    [
      'entries of other lots',
      [grant],
      [entry('OPENING', 'USE', -3, '2026-02-02', 'APPROVED')],
      on,
      { entitled: 30, available: 30 },
    ],
  ])('%s', (_, lots, entries, date, expected) =>
    expect(leaveBalance(lots, entries, date)).toEqual({ ...nothing, ...expected }),
  )
})

test('lotsWithin leaves out what ended before and what begins after', () => {
  const year = { from: '2026-01-01', to: '2026-12-31' }
  const lots = [
    lot('GRANT', 1, '2025-01-01', '2025-12-31'),
    lot('CARRY_OVER', 1, '2025-01-01', '2026-01-01'),
    lot('OPENING', 1, '2020-01-01', null),
    lot('ADJUSTMENT', 1, '2026-12-31', '2027-06-30'),
    lot('GRANT', 1, '2027-01-01', '2027-12-31'),
  ]
  expect(lotsWithin(lots, year).map(one => one.kind)).toEqual(['CARRY_OVER', 'OPENING', 'ADJUSTMENT'])
})

describe('whatever is in the ledger', () => {
  const date = fc.integer({ min: -200, max: 600 }).map(days => addDays('2026-01-01', days))
  const anyLot = fc
    .tuple(
      fc.constantFrom<LotKind>('GRANT', 'CARRY_OVER', 'ADJUSTMENT', 'OPENING'),
      fc.nat(30),
      date,
      fc.option(fc.nat(400)),
    )
    .map(([kind, halfDays, from, length]) =>
      lot(kind, halfDays, from, length === null ? null : addDays(from, length)),
    )
  const anyLots = fc
    .array(anyLot, { maxLength: 5 })
    .map(lots => lots.map((one, index) => ({ ...one, id: `${index}` })))
  const anyEntry = fc
    .tuple(
      fc.nat(5),
      fc.constantFrom<EntryKind>('USE', 'RELEASE', 'ADJUSTMENT', 'EXPIRY', 'CARRY_OUT'),
      fc.integer({ min: 1, max: 6 }),
      date,
      fc.constantFrom<RequestStatus>('PENDING', 'APPROVED', 'REJECTED', 'CANCELLED'),
    )
    .map(([lotIndex, kind, size, on_, requestStatus]): LeaveEntry => ({
      lotId: `${lotIndex}`,
      kind,
      halfDays: kind === 'RELEASE' ? size : -size,
      date: on_,
      requestStatus,
    }))

  test('the numbers add up', () => {
    fc.assert(
      fc.property(anyLots, fc.array(anyEntry, { maxLength: 12 }), date, (lots, entries, at) => {
        const balance = leaveBalance(lots, entries, at)
        const { entitled, carriedOver, adjusted, expired, used, pending, available } = balance
        expect(entitled + carriedOver + adjusted - expired - used - pending).toBe(available)
      }),
    )
  })

  test('what is available on a day is what can be spent that day', () => {
    fc.assert(
      fc.property(anyLots, date, fc.nat(4), (lots, at, wanted) => {
        const spent = leaveBalance(lots, [], at).available
        const days = Array.from(
          { length: spent + wanted },
          () => ({ date: at, half: 'AM', counted: true, reason: null }) as const,
        )
        const { allocations, short } = allocateLots(remainingLots(lots, []), days)
        expect(allocations).toHaveLength(spent)
        expect(short === undefined).toBe(wanted === 0)
        const uses = allocations.map(({ lotId }): LeaveEntry => ({
          lotId,
          kind: 'USE',
          halfDays: -1,
          date: at,
          requestStatus: 'PENDING',
        }))
        expect(leaveBalance(lots, uses, at)).toMatchObject({ available: 0, pending: spent })
        const releases = uses.map(use => ({ ...use, kind: 'RELEASE', halfDays: 1 }) as const)
        expect(leaveBalance(lots, [...uses, ...releases], at)).toEqual(leaveBalance(lots, [], at))
      }),
    )
  })
})
