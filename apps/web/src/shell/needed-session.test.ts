import { expect, test } from 'vitest'
import { ui } from '#web/i18n/en/ui.ts'
import { neededSession } from './needed-session.ts'

test.each([
  ['app', 'app'],
  ['ams', 'ams'],
  ['space', 'space'],
  ['open', 'none'],
])('the area %s needs a session of type %s', (area, type) => expect(neededSession(area)).toBe(type))

test('an area without a guard is the route error "Unknown middleware" with status 500 (spec 8)', () => {
  expect(() => neededSession('kiosk')).toThrow(
    expect.objectContaining({ status: 500, code: 'UNKNOWN_MIDDLEWARE' }),
  )
  expect(ui.unknownMiddleware).toBe('Unknown middleware')
})
