// A mail server for a journey that follows the links in messages.
import { expect } from '@playwright/test'
import { mailSink } from '../apps/api/test/mail-sink.ts'

export async function mailLinks() {
  const { url, received, stop } = await mailSink()
  const linkIn = (address: string) => {
    const text = received.find(({ to }) => to.includes(address))?.text ?? ''
    return /\/email\/\w+\?token=[\w-]{43}/.exec(text.replaceAll('=\r\n', '').replaceAll('=3D', '='))?.[0]
  }
  return {
    url,
    stop,
    /** Path of the link in the first message to an address; waits for the message. */
    async to(address: string): Promise<string> {
      await expect.poll(() => linkIn(address), { timeout: 30_000 }).toBeDefined()
      return linkIn(address) ?? ''
    },
  }
}
