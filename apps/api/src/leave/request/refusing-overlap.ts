// Turns the database's unique violation of overlapping leave into a refusal, in case the check before missed it (L8).
import type { LocalDate } from '@hr/domain/calendar/local-date.ts'
import { Refusal } from '#api/http/refusal.ts'

export async function refusingOverlap(from: LocalDate, insert: () => Promise<void>): Promise<void> {
  try {
    await insert()
  } catch (error) {
    const isOverlap =
      error instanceof Error && 'constraint' in error && error.constraint === 'leave_half_day_once'
    if (!isOverlap) throw error
    throw new Refusal('OVERLAPS', { date: from.split('-').toReversed().join('/') })
  }
}
