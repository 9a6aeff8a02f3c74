// The temporary passwords of an import as a CSV that Excel opens with Lao letters intact.
import type { ImportResult } from '@hr/contract/employee-import.ts'

type SignIns = ImportResult['signIns']

const byteOrderMark = '\uFEFF'

/** Quoted when needed; a text that a spreadsheet would take for a formula gets an apostrophe before it. */
function cell(text: string): string {
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text
  return /[",;\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

const line = (cells: readonly string[]) => `${cells.map(cell).join(',')}\r\n`

/** One line for each person below the given header. */
export function signInsCsv(header: readonly string[], signIns: SignIns): string {
  const lines = signIns.map(({ staffId, name, username, temporaryPassword }) =>
    line([staffId, name, username, temporaryPassword]),
  )
  return byteOrderMark + line(header) + lines.join('')
}

/** For the clipboard: columns parted by tabs, as spreadsheets paste them. */
export const signInsText = (signIns: SignIns): string =>
  signIns
    .map(({ staffId, name, username, temporaryPassword }) =>
      [staffId, name, username, temporaryPassword].join('\t'),
    )
    .join('\n')
