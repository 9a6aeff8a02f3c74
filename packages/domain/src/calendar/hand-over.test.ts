import { expect, test } from 'vitest'
import { handOverNumber } from './hand-over.ts'

const october = { from: '2026-09-21', to: '2026-10-20', closings: 1, differences: 0 }
const november = { from: '2026-10-21', to: '2026-11-20', closings: 2, differences: 3 }

test.each([
  [october, [october], 1, 0],
  [october, [october, november], 1, 0],
  [november, [october, november], 2, 3],
  [november, [{ ...november, closings: 3 }], 3, 3],
  [{ from: '2026-10-20', to: '2026-10-21' }, [october, november], 2, 3],
  [{ from: '2026-09-21', to: '2026-11-20' }, [{ ...october, closings: 2, differences: 1 }, november], 3, 4],
] as const)('%o with %j: hand-over %i with %i differences', (range, closed, number, differences) =>
  expect(handOverNumber(range, closed)).toEqual({ number, differences }),
)
