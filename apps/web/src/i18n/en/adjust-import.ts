export const adjustImport = {
  open: 'Import balances',
  title: 'Import balances',
  text: 'Adjustments and opening balances, one per row. Rows already imported are skipped.',
  stepDone: 'Done',
  templateHint:
    'An Excel file listing everyone with each leave type and their remaining days. Fill in days only where you want a change; rows without days are skipped.',
  outcomes: 'Effect of each row',
  before: 'Balance before',
  after: 'Balance after',
  lost: 'Could be taken until {{date}}; {{days}} expire unused',
  known: 'Already imported',
  importNow_one: 'Import {{count}} row',
  importNow_other: 'Import {{count}} rows',
  importGood_one: 'Import {{count}} row without errors',
  importGood_other: 'Import {{count}} rows without errors',
  imported: 'Imported: {{booked}}. Already imported: {{unchanged}}.',
  toSummary: 'Go to leave summary',
}
