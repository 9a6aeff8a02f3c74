export const closedPeriod = {
  notice: 'Attendance is closed until {{date}}. Closed days that change are listed as differences.',
  change: {
    days: 'Change days in closed periods',
    records: 'Change records in closed periods',
  },
  changeHint: 'Listed as differences of the period, with your reason.',
  reason: 'Reason (closed period)',
  reasonHint: 'Shown with each difference of the closed period.',
}
