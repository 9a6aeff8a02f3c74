// The approval lines of the company. All journeys share them, so what this one saves must not change who approves.
import { listApprovalTemplates } from '@hr/contract/approval-template.ts'
import { fullName } from '@hr/domain/employee/full-name.ts'
import { openNotificationOf } from '../pages/leave-request.ts'
import { toast } from '../pages/shell.ts'
import { demo, newCompany, newTeam } from '../people.ts'
import { ask } from '../server.ts'
import { expect, test } from '../test.ts'
import { fill, textsOf } from '../texts.ts'

const path = '/app/administration/approval-templates'
const { approvalTemplate: t, approval, ui } = textsOf('en')
const { kind } = approval

test('an administrator adds a person to a line, tries it, removes them, and moves a step by keyboard', async ({
  open,
}) => {
  const [{ employee, manager }, admin] = await Promise.all([newTeam(), demo('admin')])
  const line = async () => (await ask(listApprovalTemplates, {}, { token: admin.token }))[0]?.version
  const before = await line()
  const page = await open({ as: admin })
  await page.goto(path)
  const card = page.getByRole('region', { name: kind.LEAVE })
  const steps = card.getByRole('list', { name: t.order }).getByRole('listitem')
  await expect(steps).toHaveCount(2)

  await card.getByRole('button', { name: t.addStep }).click()
  await page.getByRole('menuitem', { name: t.resolver.EMPLOYEE }).click()
  await expect(steps).toHaveCount(3)
  await expect(card.getByRole('button', { name: t.save })).toBeDisabled()
  const person = card.getByRole('combobox', { name: fill(t.person, { place: 2 }) })
  await person.fill(manager.staffId)
  await page.getByRole('option', { name: fullName(manager.profile, 'en') }).click()
  await expect(card.getByRole('button', { name: t.save })).toBeEnabled()

  // The same person is in the line twice, so the second step is skipped.
  await card.getByRole('combobox', { name: t.requester }).fill(employee.staffId)
  await page.getByRole('option', { name: fullName(employee.profile, 'en') }).click()
  const asked = card.getByRole('list', { name: textsOf('en').approval.line }).getByRole('listitem')
  await expect(asked).toHaveCount(3)
  await expect(asked.nth(0)).toContainText(fullName(manager.profile, 'en'))
  await expect(asked.nth(1)).toContainText(t.tried.EARLIER_IN_LINE)

  // Not saved yet: leaving the page asks first, and nobody else sees the change.
  await page.getByRole('link', { name: textsOf('en').menu.auditLog }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: textsOf('en').ui.stay })
    .click()
  expect(await line()).toBe(before)
  await card
    .getByRole('button', { name: fill(ui.removeNamed, { name: fullName(manager.profile, 'en') }) })
    .click()
  await expect(steps).toHaveCount(2)
  await expect(card.getByRole('button', { name: t.save })).toHaveCount(0)

  // Moved up by keyboard, HR would decide before the manager: an error at the step.
  const handle = steps.nth(1).getByRole('button').first()
  await handle.focus()
  await page.keyboard.press('ArrowUp')
  await expect(steps.nth(0)).toContainText(t.resolver.PERMISSION)
  await expect(card.getByRole('alert')).toBeVisible()
  await expect(card.getByRole('button', { name: t.save })).toBeDisabled()
  await card.getByRole('button', { name: t.discard }).click()
  await expect(steps.nth(0)).toContainText(t.resolver.LINE_MANAGER)
})

test('removing HR from a line waits until a second person confirms it', async ({ open }) => {
  const { owner, admin } = await newCompany()
  const page = await open({ as: owner })
  await page.goto(path)
  const card = page.getByRole('region', { name: kind.LEAVE })
  await card.getByRole('button', { name: fill(ui.removeNamed, { name: t.resolver.PERMISSION }) }).click()
  await expect(card.getByText(t.proposal.hint)).toBeVisible()
  await card.getByRole('button', { name: t.proposal.propose }).click()
  await expect(card.getByText(t.proposal.waiting)).toBeVisible()
  const steps = card.getByRole('list', { name: t.order }).getByRole('listitem')
  await expect(steps).toHaveCount(2)
  await expect(card.getByRole('button', { name: t.proposal.confirm })).toHaveCount(0)

  const second = await open({ as: admin })
  await second.goto('/app/dashboard')
  await openNotificationOf(second, kind.LEAVE)
  const seen = second.getByRole('region', { name: kind.LEAVE })
  const changes = seen.getByRole('list', { name: t.proposal.steps }).getByRole('listitem')
  await expect(changes.nth(1)).toContainText(t.proposal.change.REMOVED)
  await expect(seen.getByRole('button', { name: t.addStep })).toHaveCount(0)
  await seen.getByRole('button', { name: t.proposal.confirm, exact: true }).click()
  await expect(toast(second, t.proposal.confirmed)).toBeVisible()
  await expect(seen.getByText(t.proposal.waiting)).toHaveCount(0)
  await expect(seen.getByRole('list', { name: t.order }).getByRole('listitem')).toHaveCount(1)
  await page.reload()
  await expect(steps).toHaveCount(1)
})
