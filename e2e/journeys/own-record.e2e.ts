// Nobody changes their own pay or clock, unless nobody else can (P11).
import { changeJob } from '@hr/contract/employee-job.ts'
import { getEmployee } from '@hr/contract/employee-record.ts'
import { updateEmployee } from '@hr/contract/employee-change.ts'
import { getProfile } from '@hr/contract/session.ts'
import { fieldLabel } from '@hr/contract/messages/text.ts'
import { addDays } from '@hr/domain/calendar/local-date.ts'
import { emptyInstallation } from '../empty-installation.ts'
import { mailLinks } from '../mail-links.ts'
import { field } from '../pages/field.ts'
import { toast } from '../pages/shell.ts'
import { ask } from '../server.ts'
import { expect, test } from '../test.ts'
import { fill, formatDate, textsOf } from '../texts.ts'

test(
  'the only administrator changes their own record with a reason, and confirms an e-mail',
  { tag: '@long' },
  async ({ open, startServer }) => {
    const mail = await mailLinks()
    const { url: at, administrator } = await emptyInstallation(startServer, { SMTP_URL: mail.url })
    try {
      const { token } = administrator
      const { employee } = await ask(getProfile, {}, { at, token })
      const id = employee?.id ?? 0
      const from = addDays(employee?.startDate ?? '', 400)
      const planned = { id, from, costCenter: 'NEW', reason: 'Nobody else is here yet' }
      await ask(changeJob, planned, { at, token })
      const page = await open({ as: administrator, at })
      const { employeeJob, employeeRecord, ownRecord, session } = textsOf('en')

      await page.goto(`/app/employees/list/edit/${id}`)
      const form = page.getByRole('form', { name: employeeRecord.editPerson })
      const bank = field(form, fieldLabel('en', 'bankName'))
      await bank.fill('BCEL')
      const reason = field(form, ownRecord.reason)
      const save = form.getByRole('button', { name: employeeRecord.save })
      await expect(reason).toHaveCount(0)
      await save.click()
      await expect(reason).toBeFocused()
      await expect(bank).toHaveValue('BCEL')
      await reason.fill('No')
      await save.click()
      await expect(reason).toHaveAttribute('aria-invalid', 'true')
      await expect(reason, 'a reason that is too short is where the focus goes').toBeFocused()
      await reason.fill('The first account of the company')
      await save.click()
      await expect(toast(page, employeeRecord.saved)).toBeVisible()

      await page.goto(`/app/employees/list/view/${id}?tab=job`)
      await page.getByRole('button', { name: employeeJob.takeBack }).click()
      const dialog = page.getByRole('dialog', {
        name: fill(employeeJob.takeBackTitle, { date: formatDate(from) }),
      })
      const takeBack = dialog.getByRole('button', { name: employeeJob.takeBack })
      await takeBack.click()
      await expect(field(dialog, ownRecord.reason)).toBeFocused()
      await field(dialog, ownRecord.reason).fill('Entered by mistake')
      await takeBack.click()
      await expect(toast(page, employeeJob.takenBack)).toBeVisible()
      const first = 'first@journey.example'
      await page.goto(`/app/employees/list/edit/${id}`)
      await field(form, fieldLabel('en', 'email')).fill(first)
      await save.click()
      const waiting = page.getByText(fill(employeeRecord.emailChange.title, { email: first }))
      await expect(waiting).toBeVisible()
      await page.goto(await mail.to(first))
      await page.getByRole('button', { name: session.emailConfirm }).click()
      await expect(page.getByText(session.emailApplied)).toBeVisible()
      const { version } = await ask(getEmployee, { id }, { at, token })
      await ask(updateEmployee, { id, version, email: 'second@journey.example' }, { at, token })
      const stopLink = await mail.to('second@journey.example')
      await page.goto('/app/profile')
      await page.getByRole('button', { name: employeeRecord.emailChange.stop }).click()
      await expect(toast(page, employeeRecord.emailChange.stopped)).toBeVisible()
      await expect(page.getByRole('link', { name: first })).toBeVisible()
      await page.goto(stopLink)
      await expect(page.getByRole('alert')).toContainText(session.linkClosed.used)
    } finally {
      await mail.stop()
    }
  },
)
