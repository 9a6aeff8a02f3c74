import { afterAll, expect, test } from 'vitest'
import { emailDesk } from '#test/email-desk.ts'
import { perFile } from '#test/per-test.ts'

const desk = perFile(emailDesk)
afterAll(() => desk.server.stop())

test('both addresses agree at the same moment, 20 times: each change applies once', async () => {
  for (let round = 0; round < 20; round += 1) {
    const { states, email, next } = await desk.agreeAtOnce()
    expect(states).toEqual(['applied', 'waiting'])
    expect(email).toBe(next)
  }
})
