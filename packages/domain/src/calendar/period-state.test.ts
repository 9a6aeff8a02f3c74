import { expect, test } from 'vitest'
import { periodState } from './period-state.ts'

const september = { from: '2026-08-21', to: '2026-09-20' }
const october = { from: '2026-09-21', to: '2026-10-20' }
const november = { from: '2026-10-21', to: '2026-11-20' }

test.each([
  [november, [], '2026-11-20', 'OPEN'],
  [november, [], '2026-11-21', 'ENDED'],
  [november, [october], '2026-11-21', 'ENDED'],
  [november, [october, november], '2026-11-21', 'CLOSED'],
  [{ from: '2026-11-20', to: '2026-11-20' }, [november], '2026-11-25', 'CLOSED'],
  [{ from: '2026-11-20', to: '2026-11-21' }, [november], '2026-11-25', 'PARTLY_CLOSED'],
  [{ from: '2026-10-20', to: '2026-11-20' }, [november], '2026-11-25', 'PARTLY_CLOSED'],
  [{ from: '2026-10-20', to: '2026-10-21' }, [november, october], '2026-11-25', 'CLOSED'],
  [{ from: '2026-09-01', to: '2026-11-20' }, [november, september], '2026-11-25', 'PARTLY_CLOSED'],
  [{ from: '2026-09-01', to: '2026-11-20' }, [november, september, october], '2026-11-25', 'CLOSED'],
] as const)('%o with %j closed, on %s: %s', (range, closed, today, state) =>
  expect(periodState(range, closed, today)).toBe(state),
)
