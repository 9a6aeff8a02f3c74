// A table as CSV that Excel opens with Lao letters intact.
import { sheetText } from '@hr/domain/employee/sheet-text.ts'

const byteOrderMark = '\uFEFF'

/** Quotes if needed; a text that a spreadsheet would read as a formula gets a leading apostrophe. */
function cell(text: string): string {
  const safe = sheetText(text)
  return /[",;\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** Header first. */
export const csvText = (rows: readonly (readonly string[])[]): string =>
  byteOrderMark + rows.map(row => `${row.map(cell).join(',')}\r\n`).join('')
