// Every message in the reader's language, why the server refuses too: never imported by the browser.
import type { FieldError } from '../field-error.ts'
import { withLabel } from '../field-error.ts'
import { errors as english } from './errors-en.ts'
import { errors as lao } from './errors-lo.ts'
import { filledIn, isSharedCode, messageText } from './text.ts'
import type { Language, MessageCode, MessageParameters } from './text.ts'

const catalogue = { en: english, lo: lao }

/** serverText('en', 'FILE_REQUIRED', { days: 3 }) -> 'Attach a file: it is required for more than 3 days' */
export const serverText = (
  language: Language,
  code: MessageCode,
  parameters: MessageParameters = {},
): string =>
  isSharedCode(code)
    ? messageText(language, code, parameters)
    : filledIn(catalogue[language][code], parameters)

/** The text under a field. */
export const refusedFieldText = (language: Language, error: FieldError): string =>
  serverText(language, error.code, withLabel(language, error))
