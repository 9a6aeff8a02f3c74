import { expect, test } from 'vitest'
import { bytesText } from '#web/shared/bytes-text.ts'

test.each([
  [0, '0 B'],
  [1023, '1,023 B'],
  [1024, '1.0 KB'],
  [1536, '1.5 KB'],
  [104_857_600, '100 MB'],
  [5 * 1024 ** 3, '5.0 GB'],
  [2048 * 1024 ** 4, '2,048 TB'],
])('%i bytes are %s', (bytes, text) => expect(bytesText(bytes)).toBe(text))
