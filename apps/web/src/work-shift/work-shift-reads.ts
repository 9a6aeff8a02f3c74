import { recountReads } from '#web/shared/recount-reads.ts'

/** What a change of the work shifts, or of who holds them, makes stale. */
export const workShiftReads = ['/work-shifts', '/employees', ...recountReads] as const
