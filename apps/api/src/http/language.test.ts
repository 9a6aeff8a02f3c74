import { expect, test } from 'vitest'
import { requestLanguage } from './language.ts'

test.each([
  [undefined, 'en'],
  ['', 'en'],
  ['lo', 'lo'],
  ['lo-LA', 'lo'],
  ['LO-la, en;q=0.9', 'lo'],
  ['en-US,en;q=0.9,lo;q=0.8', 'en'],
  ['fr, lo;q=0.8', 'lo'],
  ['fr, lo;q=0.8, en;q=0.5', 'lo'],
  ['en;q=0.5, lo ; q=0.8', 'lo'],
  ['en, lo', 'en'],
  ['lo, en', 'lo'],
  ['en;q=0, lo;q=0.1', 'lo'],
  ['lo;q=0', 'en'],
  ['lo;q=high, en;q=0.1', 'en'],
  ['log, fr', 'en'],
  ['*', 'en'],
  [',;,q=1', 'en'],
] as const)('%s is answered in %s', (header, language) => expect(requestLanguage(header)).toBe(language))
