// How long an export of a workspace is kept, and after which time one that runs counts as lost (P3).
const hourMs = 3_600_000

export const exportKeptDays = 7
/** The job ends itself after this time. */
export const exportHours = 2
/** Its retries are over by then. */
const lostAfterHours = 12

export const exportKeptUntil = (finishedAt: number): number => finishedAt + exportKeptDays * 24 * hourMs

/** Running exports that began before this moment are lost. */
export const exportLostBefore = (now: number): number => now - lostAfterHours * hourMs
