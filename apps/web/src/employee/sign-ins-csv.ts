// The temporary passwords of an import as CSV that Excel opens with Lao letters intact.
import type { ImportResult } from '@hr/contract/employee-import.ts'
import { csvText } from '#web/shared/csv-text.ts'

type SignIns = ImportResult['signIns']

/** The header, then one line per person. */
export const signInsCsv = (header: readonly string[], signIns: SignIns): string =>
  csvText([
    header,
    ...signIns.map(({ staffId, name, username, temporaryPassword }) => [
      staffId,
      name,
      username,
      temporaryPassword,
    ]),
  ])

/** For the clipboard: tab-separated, as spreadsheets paste it. */
export const signInsText = (signIns: SignIns): string =>
  signIns
    .map(({ staffId, name, username, temporaryPassword }) =>
      [staffId, name, username, temporaryPassword].join('\t'),
    )
    .join('\n')
