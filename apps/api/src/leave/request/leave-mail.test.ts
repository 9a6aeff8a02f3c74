// Mails about leave: recipients, languages and links (R11, N1).
import { expect, test } from 'vitest'
import { approveLeave, rejectLeave } from '@hr/contract/leave.ts'
import { chooseLanguage } from '@hr/contract/session.ts'
import { call } from '#test/call.ts'
import { inOwnCompany, leaveRows, requested } from '#test/leave.ts'

const { server, company } = inOwnCompany()

const speaksLao = (who: 'manager' | 'employee' | 'hr') =>
  call(server, company.tokens[who], chooseLanguage, { language: 'lo' })
const mails = async () => (await leaveRows(company)).mails

test('each in the reader’s language: to the approver, and to the owner after the decision', async () => {
  await speaksLao('manager')
  const { id } = await requested(server, company)
  const waiting = (await mails())[0]
  expect(waiting).toMatchObject({
    language: 'lo',
    subject: 'ຄຳຂໍລາພັກຂອງ employee Tester: 10/03/2026',
    link: `${server.services.config.publicUrl}/app/leaves/approved-leave-requests/${id}`,
  })
  expect(waiting?.body).toContain('1 ມື້')
  const asLao = { headers: { 'accept-language': 'lo' } }
  await call(server, company.tokens.manager, rejectLeave, { id, comment: 'No' }, asLao)
  expect((await mails())[1]).toMatchObject({
    language: 'en',
    subject: 'Your leave request was rejected',
    link: `${server.services.config.publicUrl}/app/leaves/leave-requests/${id}`,
  })
})

test('of several deciders, each gets one mail in their own language', async () => {
  await speaksLao('hr')
  const { id } = await requested(server, company)
  await call(server, company.tokens.manager, approveLeave, { id, comment: '' })
  const mailed = (await mails()).slice(1).map(({ to_address: to, language }) => [to.split('-')[0], language])
  expect(mailed.toSorted()).toEqual([
    ['admin', 'en'],
    ['hr', 'lo'],
  ])
})
