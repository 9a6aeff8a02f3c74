/** What a punch or its taking out changes of what is shown. */
export const attendanceReads = ['/attendance'] as const
