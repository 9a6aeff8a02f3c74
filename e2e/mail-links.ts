// A mail server for a journey that follows the links in messages.
import { expect } from '@playwright/test'
import { mailSink } from '../apps/api/test/mail-sink.ts'

const link = /\/(?:email\/\w+|register|forgot\/\w+|invitation)\?token=[\w.-]*[\w-]/

export async function mailLinks() {
  const { url, received, stop } = await mailSink()
  const linkIn = (address: string, number: number) => {
    const text = received.filter(({ to }) => to.includes(address))[number - 1]?.text ?? ''
    return link.exec(text.replaceAll('=\r\n', '').replaceAll('=3D', '='))?.[0]
  }
  return {
    url,
    stop,
    /** Path of the link in a message to an address, by default the first; waits for the message. */
    async to(address: string, number = 1): Promise<string> {
      await expect.poll(() => linkIn(address, number), { timeout: 30_000 }).toBeDefined()
      return linkIn(address, number) ?? ''
    },
  }
}
