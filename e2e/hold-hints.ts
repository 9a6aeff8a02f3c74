// Live messages of one browser, let through one topic at a time.
import { expect } from '@playwright/test'
import type { Page } from '@playwright/test'

/** Holds live messages back, so that those of other journeys do not count; the result lets one topic through. */
export async function holdHints(page: Page): Promise<(topic: string) => Promise<void>> {
  const held: string[] = []
  let pass = (_hint: string) => {}
  await page.routeWebSocket(/\/api\/live/, socket => {
    pass = hint => socket.send(hint)
    socket.connectToServer().onMessage(hint => held.push(String(hint)))
  })
  return async topic => {
    const isWanted = (hint: string) => hint.includes(`"topic":"${topic}"`)
    await expect.poll(() => held.some(isWanted)).toBe(true)
    pass(held.find(isWanted) ?? '')
  }
}
