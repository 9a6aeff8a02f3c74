import { expect, test } from 'vitest'
import { reinstatement } from './reinstatement.ts'
import type { EndedFacts } from './reinstatement.ts'

const ended: EndedFacts = {
  status: 'terminated',
  startedOn: '2024-01-08',
  endedOn: '2026-02-28',
  from: undefined,
  today: '2026-03-02',
}
const goesOn = (isPlanned: boolean, startedOn = '2024-01-08') => ({ code: undefined, isPlanned, startedOn })

test.each<[Partial<EndedFacts>, ReturnType<typeof reinstatement>]>([
  [{ status: 'active', endedOn: null }, { code: 'NOT_ENDED' }],
  [{ status: 'inactive', endedOn: null }, { code: 'NOT_ENDED' }],
  [{ status: 'active', endedOn: '2026-04-30' }, goesOn(true)],
  [{ status: 'probation', endedOn: '2026-03-01' }, goesOn(true)],
  [{ from: '2026-02-28' }, { code: 'BEFORE_EMPLOYMENT', date: '2026-03-01' }],
  [{ from: '2026-03-01' }, goesOn(false)],
  [{ from: '2026-03-02' }, goesOn(false, '2026-03-02')],
  [{}, goesOn(false, '2026-03-02')],
  [{ endedOn: '2026-03-01' }, goesOn(false)],
  // Ended today, and taken back on the same day.
  [{ endedOn: '2026-03-02' }, goesOn(false)],
  [
    { endedOn: '2026-03-02', from: '2026-03-02' },
    { code: 'BEFORE_EMPLOYMENT', date: '2026-03-03' },
  ],
  // Ended before the day was kept.
  [{ endedOn: null }, goesOn(false)],
])('%j', (changed, expected) => {
  expect(reinstatement({ ...ended, ...changed })).toEqual(expected)
})
