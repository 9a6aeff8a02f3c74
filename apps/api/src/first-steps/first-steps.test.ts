import { beforeAll, expect, test } from 'vitest'
import { getCompanyProfile, updateCompanyProfile } from '@hr/contract/company-profile.ts'
import { getFirstSteps } from '@hr/contract/first-steps.ts'
import { createOrgNode } from '@hr/contract/organization.ts'
import { accessWorkspace } from '@hr/contract/session.ts'
import { createWorkspace } from '@hr/contract/space.ts'
import { call, signIn } from '#test/call.ts'
import { makeCompany } from '#test/factories.ts'
import { profileInput } from '#test/profile-input.ts'
import { perFile } from '#test/per-test.ts'
import { testServer } from '#test/test-server.ts'

const server = testServer()
const company = perFile(() => makeCompany(server))
let owner: string
beforeAll(async () => {
  owner = await signIn(server, company.owner.username)
})

const stepsOf = async (token: string) => (await call(server, token, getFirstSteps, {})).data.steps
const doneOf = async (token: string) =>
  (await stepsOf(token)).flatMap(({ step, isDone }) => (isDone ? [step] : []))

test('an empty company ticks its steps off by its data', async () => {
  const { data } = await call(server, owner, createWorkspace, { name: 'Empty', holidays: 'none' })
  const { token } = (await call(server, owner, accessWorkspace, { workspaceId: data.id, token: owner })).data
  expect((await stepsOf(token)).map(({ step }) => step)).toEqual([
    'company',
    'units',
    'positions',
    'shift',
    'holidays',
    'people',
    'roles',
  ])
  expect(await doneOf(token)).toEqual(['shift'])
  const unit = await call(server, token, createOrgNode, { name: 'Office', nameLo: '', parentId: null })
  expect(unit.status).toBe(200)
  expect(await doneOf(token)).toEqual(['units', 'shift'])
  const profile = profileInput((await call(server, token, getCompanyProfile, {})).data)
  const addressLine = 'Lane Xang Avenue 12'
  const saved = await call(server, token, updateCompanyProfile, { ...profile, addressLine })
  expect(saved.status).toBe(200)
  expect(await doneOf(token)).toEqual(['company', 'units', 'shift'])
})

test('HR of a company without positions sees the steps that HR may do', async () => {
  const steps = await stepsOf(await signIn(server, company.hr.username))
  expect(steps.map(({ step }) => step)).not.toContain('roles')
  expect(steps.find(({ step }) => step === 'people')).toEqual({ step: 'people', isDone: true })
})

test('those who may not set the company up see none', async () => {
  expect((await call(server, null, getFirstSteps, {})).status).toBe(401)
  expect((await call(server, owner, getFirstSteps, {})).status).toBe(403)
  for (const { username } of [company.employee, company.manager]) {
    expect((await call(server, await signIn(server, username), getFirstSteps, {})).status).toBe(403)
  }
})
