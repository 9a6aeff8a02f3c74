import { describe, expect, test } from 'vitest'
import { errorLanding, guardRefusal, landingPage } from './landing.ts'

describe('landingPage (spec 2, 6)', () => {
  test.each([
    ['app', null, false, '/app/dashboard'],
    ['app', 'HR', false, '/app/dashboard'],
    ['app', 'SPACE_OWNER', false, '/app/dashboard'],
    ['space', 'SPACE_OWNER', false, '/space/khamla'],
    ['ams', 'SPACE_OWNER', false, '/space/khamla'],
    ['space', null, false, '/space/khamla'],
    ['ams', 'OPERATOR', false, '/ams/dashboard'],
    ['ams', null, false, '/ams/dashboard'],
    ['app', null, true, '/employee/change-password'],
    ['ams', 'OPERATOR', true, '/login/change-password'],
    ['space', 'SPACE_OWNER', true, '/login/change-password'],
  ] as const)('%s, role %s, temporary password %j: %s', (type, roleCode, passwordTemporary, expected) =>
    expect(landingPage({ type, roleCode, username: 'khamla', passwordTemporary })).toBe(expected),
  )

  test('a user name cannot lead out of its own page', () =>
    expect(
      landingPage({ type: 'space', roleCode: null, username: '../ams?x=#', passwordTemporary: false }),
    ).toBe('/space/..%2Fams%3Fx%3D%23'))
})

describe('guardRefusal (spec 6)', () => {
  test.each([
    ['any', 'ams', undefined],
    ['any', 'app', undefined],
    ['ams', 'ams', undefined],
    ['app', 'app', undefined],
    ['space', 'space', undefined],
    ['ams', 'app', 'WRONG_AREA'],
    ['ams', 'space', 'WRONG_AREA'],
    ['app', 'ams', 'WRONG_AREA'],
    ['app', 'space', 'WRONG_AREA'],
    ['space', 'app', 'WRONG_AREA'],
    ['space', 'ams', 'WRONG_AREA'],
  ] as const)('area %s with a session of type %s: %s', (required, type, code) =>
    expect(guardRefusal({ required, session: { type }, path: '/app/dashboard' })?.code).toBe(code),
  )

  test('no session: everywhere but / the error is 403 "You are not connected"', () => {
    const refusal = { code: 'NOT_CONNECTED', status: 403, redirectTo: '/', removesSession: false }
    expect(guardRefusal({ required: 'app', session: null, path: '/app/dashboard' })).toEqual(refusal)
    expect(guardRefusal({ required: 'any', session: null })).toEqual(refusal)
    expect(guardRefusal({ required: 'any', session: null, path: '/' })).toBeUndefined()
  })

  test('a wrong type removes the session and redirects to /', () =>
    expect(guardRefusal({ required: 'ams', session: { type: 'app' } })).toEqual({
      code: 'WRONG_AREA',
      redirectTo: '/',
      removesSession: true,
    }))
})

test.each([
  ['ams', 403, '/ams/dashboard'],
  ['space', 403, '/space'],
  ['app', 409, '/app'],
  [null, 403, '/'],
  ['app', 404, undefined],
  ['ams', 500, undefined],
  [null, 404, undefined],
] as const)('errorLanding: type %s, status %i: %s (spec 4)', (type, status, expected) =>
  expect(errorLanding(type, status)).toBe(expected),
)
