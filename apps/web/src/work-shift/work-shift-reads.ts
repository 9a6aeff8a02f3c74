import { recountReads } from '#web/shared/recount-reads.ts'

/** Paths to read again after a change of work shifts or their holders. */
export const workShiftReads = ['/work-shifts', '/employees', ...recountReads] as const
