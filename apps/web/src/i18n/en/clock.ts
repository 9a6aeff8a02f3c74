export const clock = {
  title: 'My clock today',
  open: 'My attendance',
  shift: 'Work {{timeIn}} to {{timeOut}}',
  noWork: 'No work by the shift today',
  clockIn: 'Clock in',
  clockOut: 'Clock out',
  clockOutAgain: 'Clock out again',
  lastCounts: 'The last time out counts.',
  recorded: 'Recorded at {{time}}',
  recordedOfNoDay:
    'Recorded at {{time}}. This is too early or too late to count for one of your working days. HR sees it and can help',
  unanswered:
    'No answer came from the server, so it is not sure that you are clocked. Press again: it is recorded once.',
  firstIn: 'First in',
  lastOut: 'Last out',
  worked: 'Worked so far',
  hoursMinutes: '{{hours}} h {{minutes}} min',
  notYet: 'Not yet',
}
