import { expect, test } from 'vitest'
import { needsReason } from './proposal-reason.ts'

test.each([
  ['nothing changes', {}, false],
  ['empty fields', { gender: null, firstNameLo: '', education: [] }, false],
  ['a text', { firstNameLo: '', firstName: 'Noy' }, true],
  ['a list', { education: [{ level: 'Master' }] }, true],
])('%s: %o', (_what, before, expected) => expect(needsReason(before)).toBe(expected))
