/** What a change of the attendance types or their quota makes stale. */
export const attendanceTypeReads = [
  '/attendance-types',
  '/attendance-request-quota',
  '/attendance-requests',
] as const
