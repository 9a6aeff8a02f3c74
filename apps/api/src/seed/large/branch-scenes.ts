// Requests of the people in branches: enough of each kind for a period of a large company to look real.
import { addMonths } from '@hr/domain/calendar/local-date.ts'
import type { LocalDate } from '@hr/domain/calendar/local-date.ts'
import { branchLeave } from '../demo-leave-scenes.ts'
import type { LeaveScene } from '../demo/leave-scenes.ts'
import type { OvertimeScene } from '../demo/overtime-scenes.ts'
import { random } from '../random.ts'
import type { Random } from '../random.ts'
import type { GrownMember } from './grow-company.ts'

/** Differs from the other seeds, so that their data does not change. */
const chanceSeed = 5002
/** Shares of the people who have been here for more than a year. Nobody has both, so that no request is refused. */
const onLeave = 0.06
const withOvertime = 0.04

type Scenes = { readonly leave: LeaveScene[]; readonly overtime: OvertimeScene[] }

export function branchScenes(members: readonly GrownMember[], today: LocalDate): Scenes {
  const chance = random(chanceSeed)
  const scenes: Scenes = { leave: [], overtime: [] }
  for (const { username, startedOn, isTerminated, isHead } of members) {
    const share = chance.next()
    if (isHead || isTerminated || startedOn >= addMonths(today, -13)) continue
    if (share < onLeave) scenes.leave.push(branchLeave(username, chance))
    else if (share < onLeave + withOvertime) scenes.overtime.push(...branchOvertime(username, chance))
  }
  return scenes
}

/** Two evenings of the last two months, and for some one that still waits. */
function branchOvertime(who: string, chance: Random): OvertimeScene[] {
  const evening = (start: number, outcome: OvertimeScene['outcome']): OvertimeScene => ({
    who,
    start,
    timeIn: '17:30',
    timeOut: chance.pick(['19:00', '19:30', '20:00', '20:30']),
    ahead: 2,
    outcome,
    reason: chance.pick(reasons),
  })
  const first = -chance.between(24, 44)
  const second = -chance.between(3, 20)
  return [
    evening(first, 'APPROVED'),
    evening(second, 'APPROVED'),
    ...(chance.next() < 0.3 ? [evening(chance.between(1, 5), 'WAITING_MANAGER')] : []),
  ]
}

const reasons = [
  'Stocktaking of the branch',
  'A late delivery from the port',
  'ນັບສິນຄ້າໃນສາງປະຈຳເດືອນ',
  'ກຽມສິນຄ້າສົ່ງໃຫ້ລູກຄ້າ',
]
