import { expect, test } from 'vitest'
import { officeOf } from '#test/office.ts'
import { testServer } from '#test/test-server.ts'

const server = testServer()

test('60 right passwords from one address open 60 sessions, the first time and the second', async () => {
  const signIn = await officeOf(server, 60)
  expect(await signIn('198.51.100.60')).toEqual(Array(60).fill(200))
  expect(await signIn('198.51.100.60')).toEqual(Array(60).fill(200))
})
