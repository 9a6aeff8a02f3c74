import { describe, expect, test } from 'vitest'
import { getPushKey } from '@hr/contract/push.ts'
import { call } from '#test/call.ts'
import { testApp } from '#test/test-app.ts'
import { testServer } from '#test/test-server.ts'

const server = testServer()

describe('the keys', () => {
  test('are made once, also by processes that start at once', async () => {
    await server.services.db.deleteFrom('installation_setting').where('key', '=', 'vapid').execute()
    const answers = await Promise.all([1, 2, 3].map(() => call(server, null, getPushKey, {})))
    expect(new Set(answers.map(({ data }) => data.publicKey)).size).toBe(1)
    expect((await call(server, null, getPushKey, {})).data).toEqual(answers[0]?.data)
  })

  test('of the settings come first', async () => {
    const vapid = { publicKey: 'B'.repeat(87), privateKey: 'a'.repeat(43) }
    const own = await testApp({ VAPID_PUBLIC_KEY: vapid.publicKey, VAPID_PRIVATE_KEY: vapid.privateKey })
    expect((await call(own, null, getPushKey, {})).data).toEqual({ publicKey: vapid.publicKey })
    await own.stop()
  })
})
