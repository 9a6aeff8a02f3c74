/** What to invalidate after a punch or its void. */
export const attendanceReads = ['/attendance'] as const
