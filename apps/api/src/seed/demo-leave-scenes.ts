// All leave requests of the demo company: scripted ones, and random ones for everybody else.
import { addMonths } from '@hr/domain/calendar/local-date.ts'
import type { LocalDate } from '@hr/domain/calendar/local-date.ts'
import type { StaffMember } from './demo-staff.ts'
import { reasons, refusals, scenes } from './demo/leave-scenes.ts'
import type { LeaveScene, Outcome } from './demo/leave-scenes.ts'
import type { Random } from './random.ts'

/** Working days; the past is divided into parts with at most one request per person. */
const part = 24
const pastParts = 8

/** Unordered. No two requests of one person are adjacent. */
export function demoLeaveScenes(
  members: readonly StaffMember[],
  today: LocalDate,
  chance: Random,
): LeaveScene[] {
  const written = new Set(scenes.map(({ who }) => who))
  const longHere = members.filter(
    ({ startedOn, isTerminated, username }) =>
      startedOn < addMonths(today, -13) && !isTerminated && !written.has(username),
  )
  return [
    ...scenes,
    ...longHere.flatMap(({ username }) => [
      ...pastScenes(username, chance),
      ...(chance.next() < 0.35 ? [comingScene(username, chance)] : []),
    ]),
  ]
}

function pastScenes(who: string, chance: Random): LeaveScene[] {
  const first = chance.between(0, 3)
  const parts = [first, first + chance.between(2, 4)].filter(
    (number, index) => number < pastParts && (index === 0 || chance.next() < 0.5),
  )
  return parts.map(number => {
    const outcome = pick(chance, outcomes)
    return scene(who, -4 - part * number - chance.between(4, 14), outcome, chance)
  })
}

/** One request of somebody in a branch: in the last two months, or coming. */
export const branchLeave = (who: string, chance: Random): LeaveScene =>
  chance.next() < 0.7
    ? scene(who, -chance.between(5, 42), pick(chance, outcomes), chance)
    : comingScene(who, chance)

const outcomes = [
  ['APPROVED', 0.84],
  ['REJECTED', 0.08],
  ['CANCELLED', 0.08],
] as const

function comingScene(who: string, chance: Random): LeaveScene {
  const outcome = pick(chance, [
    ['APPROVED', 0.45],
    ['WAITING_MANAGER', 0.35],
    ['WAITING_HR', 0.2],
  ])
  const start = chance.between(2, 28)
  return { ...scene(who, start, outcome, chance), ...annual(chance), ahead: start + chance.between(1, 4) }
}

const annual = (chance: Random) =>
  ({ type: 'ANNUAL', days: chance.between(1, 3), reason: chance.pick(reasons.ANNUAL) }) as const

function scene(who: string, start: number, outcome: Outcome, chance: Random): LeaveScene {
  const type = pick(chance, [
    ['ANNUAL', 0.55],
    ['SICK', 0.25],
    ['PERSONAL', 0.16],
    ['UNPAID', 0.04],
  ])
  const most = { ANNUAL: 3, SICK: 2, PERSONAL: 1, UNPAID: 4 }[type]
  const days = chance.between(1, most)
  return {
    who,
    type,
    start,
    days,
    ...(days === 1 && chance.next() < 0.25 && { half: chance.pick(['AM', 'PM'] as const) }),
    ahead: type === 'SICK' ? -1 : chance.between(3, 15),
    outcome,
    reason: chance.pick(reasons[type]),
    // Over a weekend, two days of a warehouse shift count as more than two: a certificate is required.
    ...(type === 'SICK' && days > 1 && { withFile: true as const }),
    ...(outcome === 'REJECTED' && { comment: chance.pick(refusals) }),
  }
}

/** Picks a value; the shares add up to 1. */
function pick<const T extends string>(chance: Random, shares: readonly (readonly [T, number])[]): T {
  let left = chance.next()
  for (const [value, share] of shares) {
    left -= share
    if (left < 0) return value
  }
  const [last] = shares.at(-1) ?? []
  if (last === undefined) throw new RangeError('No shares')
  return last
}
