/** What to invalidate after a change of attendance types or quotas. */
export const attendanceTypeReads = [
  '/attendance-types',
  '/attendance-request-quota',
  '/attendance-requests',
] as const
