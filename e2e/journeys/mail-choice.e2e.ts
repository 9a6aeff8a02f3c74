// The link below an e-mail turns its kind off and on again without signing in (N1), on a server with a mail server.
import { requestLeave } from '@hr/contract/leave.ts'
import { listLeaveTypes } from '@hr/contract/leave-type.ts'
import { expectAccessible } from '../accessible.ts'
import { mailLinks } from '../mail-links.ts'
import { demoAgain, profileOf } from '../people.ts'
import { ask } from '../server.ts'
import { expect, test } from '../test.ts'
import { textsOf } from '../texts.ts'

const { session } = textsOf('en')

test(
  'a manager turns off e-mails about leave by the link in one, and on again',
  { tag: '@long' },
  async ({ open, startServer }) => {
    const mail = await mailLinks()
    const { url: at } = await startServer({ SMTP_URL: mail.url })
    try {
      const [employee, manager] = [await demoAgain('employee', at), await demoAgain('manager', at)]
      const { email } = await profileOf(manager, at)
      const { token } = employee
      const types = await ask(listLeaveTypes, {}, { token, at })
      const leaveTypeId = types.find(({ code }) => code === 'UNPAID')?.id ?? ''
      const date = '2027-03-10'
      await ask(requestLeave, { leaveTypeId, from: date, to: date, reason: 'Family visit' }, { token, at })
      const page = await open({ at })
      await page.goto(await mail.to(email))
      const [off, on] = [
        page.getByRole('button', { name: session.mailTurnOff }),
        page.getByRole('button', { name: session.mailTurnOn }),
      ]
      await expect(off).toBeVisible()
      await expectAccessible(page, 'e-mails are on')
      await off.click()
      await expect(page.getByRole('status')).toContainText(session.mailLeave)
      await expectAccessible(page, 'e-mails are off')
      await on.click()
      await expect(off).toBeVisible()
    } finally {
      await mail.stop()
    }
  },
)
