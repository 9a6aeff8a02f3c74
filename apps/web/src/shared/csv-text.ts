// A table as a CSV that Excel opens with Lao letters intact.
import { sheetText } from '@hr/domain/employee/sheet-text.ts'

const byteOrderMark = '\uFEFF'

/** Quoted when needed; a text that a spreadsheet would take for a formula gets an apostrophe before it. */
function cell(text: string): string {
  const safe = sheetText(text)
  return /[",;\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** The header first. */
export const csvText = (rows: readonly (readonly string[])[]): string =>
  byteOrderMark + rows.map(row => `${row.map(cell).join(',')}\r\n`).join('')
