// The reader's language from Accept-Language: Lao if it comes first, else English.
import type { Language } from '@hr/contract/messages/text.ts'

export function requestLanguage(header: string | undefined): Language {
  const first = (header ?? '').split(',')[0] ?? ''
  return /^\s*lo\b/i.test(first) ? 'lo' : 'en'
}
