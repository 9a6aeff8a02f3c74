import { expect, test } from 'vitest'
import { changeOutcome } from './change-outcome.ts'

const monday = '2026-03-09T02:00:00.000Z'
const tuesday = '2026-03-10T02:00:00.000Z'
const friday = '2026-03-13T02:00:00.000Z'

const approved = (decidedAt: string) => ({ status: 'APPROVED', decidedAt }) as const
const skipped = { status: 'SKIPPED', decidedAt: null } as const
const open = { status: 'PENDING', decidedAt: null } as const
const unasked = { status: 'CANCELLED', decidedAt: null } as const
const requested = { action: 'REQUESTED', at: monday, change: null } as const
const saturday = '2026-03-14T02:00:00.000Z'
const keptBack = { id: '2', number: 2, purpose: 'CANCELLATION' } as const
const cancelled = { action: 'CANCELLED', at: friday, change: null } as const

test.each([
  ['it waits', { status: 'PENDING', steps: [approved(monday), open], history: [requested] }, { is: 'ASKED' }],
  [
    'it is approved',
    { status: 'APPROVED', steps: [approved(tuesday)], history: [requested] },
    { is: 'APPLIES' },
  ],
  [
    'it was rejected',
    {
      status: 'REJECTED',
      steps: [{ status: 'REJECTED', decidedAt: tuesday }, unasked],
      history: [requested, { action: 'REJECTED', at: tuesday, change: null }],
    },
    { is: 'REJECTED', at: tuesday },
  ],
  [
    'it was taken back half way',
    {
      status: 'CANCELLED',
      isWithdrawn: true,
      steps: [approved(tuesday), unasked],
      history: [requested, cancelled],
    },
    { is: 'WITHDRAWN', at: friday },
  ],
  [
    'it was approved, and cancelled later',
    {
      status: 'CANCELLED',
      steps: [approved(monday), skipped, approved(tuesday)],
      history: [requested, { action: 'APPROVED', at: tuesday, change: null }, cancelled],
    },
    { is: 'ENDED', approvedAt: tuesday, at: friday },
  ],
  [
    'it was cancelled, and a request to cancel it was withdrawn at another time',
    {
      status: 'CANCELLED',
      steps: [approved(tuesday)],
      history: [requested, cancelled, { action: 'CANCELLED', at: saturday, change: keptBack }],
    },
    { is: 'ENDED', approvedAt: tuesday, at: friday },
  ],
] as const)('%s', (_what, change, outcome) => {
  expect(changeOutcome({ isWithdrawn: false, ...change })).toEqual(outcome)
})
