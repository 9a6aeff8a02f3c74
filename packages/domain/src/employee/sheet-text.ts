// Text in the cells of an export, and read back from an import, so that no cell becomes a formula (P10, A14).
import { normaliseLao } from './lao-text.ts'

/** A spreadsheet takes these for the beginning of a formula. */
const formula = /^'*[=+\-@\t\r]/
const guarded = /^'+[=+\-@\t\r]/

/** sheetText('=1+1') = "'=1+1", sheetText("'=1") = "''=1"; anything else stays as it is. */
export const sheetText = (text: string): string => (formula.test(text) ? `'${text}` : text)

/**
 * What somebody meant by a cell: the guard taken off, spelled as we store it. Control characters and broken code points
 * are no text. typedText(sheetText(text)) = cleanText(text)
 */
export const typedText = (cell: string): string => cleanText(guarded.test(cell) ? cell.slice(1) : cell)

export const cleanText = (text: string): string =>
  normaliseLao(text.toWellFormed().replaceAll(/\p{Cc}/gu, ' ')).trim()
