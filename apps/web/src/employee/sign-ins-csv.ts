// The temporary passwords of an import as a CSV that Excel opens with Lao letters intact.
import type { ImportResult } from '@hr/contract/employee-import.ts'
import { csvText } from '#web/shared/csv-text.ts'

type SignIns = ImportResult['signIns']

/** One line for each person below the given header. */
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

/** For the clipboard: columns parted by tabs, as spreadsheets paste them. */
export const signInsText = (signIns: SignIns): string =>
  signIns
    .map(({ staffId, name, username, temporaryPassword }) =>
      [staffId, name, username, temporaryPassword].join('\t'),
    )
    .join('\n')
