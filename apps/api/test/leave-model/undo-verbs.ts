// HR undoes an adjustment: its days go back, or are taken again, on the same date (L3).
import fc from 'fast-check'
import { undoLeaveAdjustment } from '@hr/contract/leave-summary.ts'
import { call } from '#test/call.ts'
import { takeFromLots } from './rules.ts'
import { isUndone, left } from './state.ts'
import type { Adjustment, State } from './state.ts'
import { tokenOf } from './verb.ts'
import type { Answer, Verb } from './verb.ts'

/** One of those that HR saw. */
const chosen = ({ seen: { adjustments } }: State, place: number): string | undefined =>
  adjustments[place % Math.max(1, adjustments.length)]

export const undoAdjustment: Verb<number> = {
  args: fc.nat({ max: 9 }),
  say: (place, state) => {
    const one = state.adjustments.find(({ id }) => id === chosen(state, place))
    return `hr undoes ${one?.halfDays} half days of ${one?.employeeId} from ${one?.date} on`
  },
  model: (state, place) => {
    const made = state.adjustments.find(({ id }) => id === chosen(state, place))
    return made && undo(state, made)
  },
  call: async (world, place) => {
    const id = chosen(world.state, place) ?? ''
    return { code: (await call(world.server, await tokenOf(world, 'hr'), undoLeaveAdjustment, { id })).code }
  },
}

function undo(state: State, made: Adjustment): Answer {
  if (made.undoes !== null || isUndone(state, made)) return { code: 'ADJUSTMENT_UNDONE' }
  const isOwn = ({ adjustmentId }: { readonly adjustmentId?: string | null }) => adjustmentId === made.id
  const added = state.lots.find(isOwn)
  const taken = state.entries.filter(isOwn)
  const touched = state.lots.filter(lot => isOwn(lot) || taken.some(({ lotId }) => lotId === lot.id))
  if (touched.some(({ to }) => to < state.today)) return { code: 'ADJUSTMENT_ENDED' }
  const { date, halfDays } = made
  const as = { kind: 'ADJUSTMENT', requestId: null, adjustmentId: `undo of ${made.id}` }
  const before = state.entries.length
  for (const entry of taken) state.entries.push({ ...entry, ...as, halfDays: 0 - entry.halfDays })
  if (added) {
    const fromOwn = Math.min(halfDays, left(state, added))
    state.entries.push({ ...as, lotId: added.id, halfDays: 0 - fromOwn, date, reason: '' })
    const rest = Array.from({ length: halfDays - fromOwn }, () => date)
    if (!takeFromLots(state, made, rest, as)) {
      state.entries.length = before
      return { code: 'ADJUSTMENT_USED' }
    }
  }
  state.adjustments.push({ ...made, id: as.adjustmentId, halfDays: 0 - halfDays, undoes: made.id })
  return { code: '' }
}
