export const closedPeriod = {
  notice: 'Attendance is closed until {{date}}. Closed days that change are listed as differences.',
  reason: 'Reason (closed period)',
  reasonHint: 'It is listed with each difference of the closed period.',
}
