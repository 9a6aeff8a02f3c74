// The outbox of the installation, as its operator reads it: without SMTP the links of mails are found there.
import { amsOutbox } from '@hr/contract/operator.ts'
import { expect } from '@playwright/test'
import { demo } from './people.ts'
import { ask } from './server.ts'

/** Where the link of the newest message to an address leads; mails are written by a job a moment after they are asked for. */
export async function mailedLink(address: string, part: string): Promise<string> {
  const { token } = await demo('operator')
  let link = ''
  await expect
    .poll(async () => {
      const { rows } = await ask(amsOutbox, { limit: 100 }, { token })
      link = rows.find(mail => mail.to === address && mail.link?.includes(part))?.link ?? ''
      return link
    })
    .not.toBe('')
  const { pathname, search } = new URL(link)
  return pathname + search
}
