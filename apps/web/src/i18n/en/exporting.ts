export const exporting = {
  export: 'Export',
  title: 'Export to a spreadsheet',
  reading: 'Reading rows',
  writing: 'Writing the file',
  progressOf: '{{done}} of {{total}}',
  cancel: 'Cancel export',
  done: 'Export complete',
  doneRows: 'Export complete. Rows: {{count}}',
  nothing: 'Nothing to export: no matching records',
}
