export const adjustImport = {
  open: 'Import balances',
  title: 'Import balances',
  text: 'Adjustments and opening balances, one row each. Rows that were imported before change nothing.',
  stepDone: 'Done',
  templateHint:
    'An Excel file with everybody, each leave type and what is left of it. Fill in the days of those to change; rows without days are left out.',
  outcomes: 'What each row does',
  before: 'Left before',
  after: 'Left after',
  lost: 'Could be taken until {{date}}; {{days}} expire unused',
  known: 'Imported before',
  importNow_one: 'Import {{count}} row',
  importNow_other: 'Import {{count}} rows',
  imported: 'Imported: {{booked}}. Imported before: {{unchanged}}.',
  toSummary: 'Go to the summary',
}
