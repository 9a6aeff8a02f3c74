export const clock = {
  title: 'Clock in and out',
  open: 'My attendance',
  shift: 'Scheduled {{timeIn}} - {{timeOut}}',
  clockIn: 'Clock in',
  clockOut: 'Clock out',
  clockOutAgain: 'Clock out again',
  lastCounts: 'Your last clock-out counts.',
  recorded: 'Clocked at {{time}}',
  recordedOfNoDay:
    'Clocked at {{time}}, but too early or late to count for a working day. HR can see it and will help.',
  unanswered:
    'The server did not answer, so your punch may not be recorded. Try again: it is only recorded once.',
  firstIn: 'First in',
  lastOut: 'Last out',
  worked: 'Worked so far',
  notYet: 'None yet',
  workOn: '{{name}}, work {{times}}',
}
