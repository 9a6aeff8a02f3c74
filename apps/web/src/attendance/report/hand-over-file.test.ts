import { expect, test } from 'vitest'
import { handOverFile } from './hand-over-file.ts'

const dates = { from: '2026-02-21', to: '2026-03-20', search: '' }

test.each([
  [null, 'draft'],
  [{ number: 1, differences: 0 }, 'final'],
  [{ number: 1, differences: 2 }, 'final-differences-2'],
  [{ number: 2, differences: 0 }, 'final-2'],
  [{ number: 2, differences: 3 }, 'final-2-differences-3'],
] as const)('%o is %s', (handOver, name) =>
  expect(handOverFile(dates, handOver, 'xlsx')).toBe(`attendance-2026-02-21-2026-03-20-${name}.xlsx`),
)

test.each([{ search: 'Noy' }, { unitId: 'u' }, { positionId: 'p' }])('of %o only, it is a part', some =>
  expect(handOverFile({ ...dates, ...some }, null, 'csv')).toBe(
    'attendance-2026-02-21-2026-03-20-draft-part.csv',
  ),
)
