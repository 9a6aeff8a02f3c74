import { expect, test } from 'vitest'
import { texts } from '#web/i18n/en/start.ts'
import { addTexts, showLanguage } from '#web/i18n/translation.ts'
import { callError, endsSession } from './call-error.ts'

const body = (fields?: Record<string, string>) => ({
  success: false,
  message: 'the message',
  errors: ['SOME_CODE', 'the second entry'],
  ...(fields && { fields }),
})

test.each([
  [400, 'the message'],
  [404, 'the message'],
  [500, 'the message'],
  [401, 'the second entry'],
  [403, 'the second entry'],
  [409, 'the second entry'],
  [422, 'the second entry'],
])('status %i shows %s', (status, message) => {
  expect(callError(status, body())).toMatchObject({ status, code: 'SOME_CODE', message, fields: {} })
})

test('field texts are kept', () => {
  expect(callError(400, body({ reason: 'Reason is required' })).fields).toEqual({
    reason: 'Reason is required',
  })
})

test('an answer that is no envelope, for instance from a proxy', () => {
  addTexts('en', texts)
  showLanguage('en')
  expect(callError(502, '<html>').message).toBe('The server did not answer (502). Try again in a moment')
})

test.each([
  [401, 'the message', '/app/dashboard', true],
  [401, 'the message', '/ams/users', true],
  [403, 'Unauthorized', '/app/dashboard', true],
  [403, 'Unauthorized', '/ams/users', false],
  [403, 'the message', '/app/dashboard', false],
])('status %i with "%s" on %s ends the session: %s (spec 8)', (status, message, path, expected) =>
  expect(endsSession(status, { ...body(), message }, path)).toBe(expected),
)
