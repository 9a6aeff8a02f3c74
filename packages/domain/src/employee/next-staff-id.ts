// The staff id of the next employee: it continues the numbers that the company uses itself (P7).
import { staffKey } from './import-facts.ts'

const recent = 50
const firstOfAll = '0001'
const numbered = /^(.*?)(\d{1,9})$/

type Numbered = { readonly prefix: string; readonly digits: string }

function numberOf(staffId: string): Numbered | undefined {
  const [, prefix, digits] = numbered.exec(staffId) ?? []
  return prefix === undefined || digits === undefined ? undefined : { prefix, digits }
}

/**
 * SB-0060 -> SB-0061: prefix and width that most of the newest staff ids have, behind the highest number among all that
 * have them, and never one that is taken. `staffIds` begins with the newest employee.
 */
export function nextStaffId(staffIds: readonly string[]): string {
  const pattern = mostFrequent(staffIds.slice(0, recent).flatMap(staffId => numberOf(staffId) ?? []))
  if (!pattern) return free(staffIds, { prefix: '', digits: firstOfAll })
  const highest = staffIds.reduce((most, staffId) => {
    const one = numberOf(staffId)
    return one && shapeOf(one) === shapeOf(pattern) ? Math.max(most, Number(one.digits)) : most
  }, 0)
  return free(staffIds, { ...pattern, digits: String(highest + 1).padStart(pattern.digits.length, '0') })
}

const shapeOf = ({ prefix, digits }: Numbered): string => `${digits.length} ${staffKey(prefix)}`

/** Of shapes as frequent as each other, the newest. */
function mostFrequent(all: readonly Numbered[]): Numbered | undefined {
  const counts = new Map<string, number>()
  for (const one of all) counts.set(shapeOf(one), (counts.get(shapeOf(one)) ?? 0) + 1)
  const most = Math.max(...counts.values())
  return all.find(one => counts.get(shapeOf(one)) === most)
}

function free(staffIds: readonly string[], { prefix, digits }: Numbered): string {
  const taken = new Set(staffIds.map(staffKey))
  let number = Number(digits)
  const written = () => `${prefix}${String(number).padStart(digits.length, '0')}`
  while (taken.has(staffKey(written()))) number += 1
  return written()
}
