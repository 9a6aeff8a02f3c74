// Turns the database's unique violation of overlapping leave into a refusal, in case the check before missed it (L8).
import type { Period } from '@hr/domain/approval/delegation-refusal.ts'
import { Refusal } from '#api/http/refusal.ts'

/** Around all statements sent together with the write: each of them may report its error first. */
export async function refusingOverlap<T>(
  { from }: Pick<Period, 'from'>,
  write: () => Promise<T>,
): Promise<T> {
  try {
    return await write()
  } catch (error) {
    const isOverlap =
      error instanceof Error && 'constraint' in error && error.constraint === 'leave_half_day_once'
    if (!isOverlap) throw error
    throw new Refusal('OVERLAPS', { date: from.split('-').toReversed().join('/') })
  }
}
