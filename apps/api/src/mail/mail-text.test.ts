import { expect, test } from 'vitest'
import { mailText } from './mail-text.ts'
import type { MailParameters } from './mail-text.ts'

const leave = {
  request: 'leave request',
  type: 'Annual',
  dates: '02/03/2026 - 03/03/2026',
  days: '2 days',
}
const change = {
  actor: 'Keo',
  username: 'noy',
  company: 'Sabai',
  email: 'noy@example.la',
  until: '09/03/2026 09:00',
}
const examples: { readonly [Template in keyof MailParameters]: MailParameters[Template] } = {
  verifyEmail: {},
  alreadyRegistered: { username: 'noy' },
  resetPassword: { username: 'noy' },
  passwordChanged: { username: 'noy' },
  secondStepOn: { username: 'noy' },
  secondStepOff: { username: 'noy' },
  secondStepTakenOff: { username: 'noy', actor: 'Dao' },
  recoveryCodeUsed: { username: 'noy', left: '9' },
  recoveryCodesReplaced: { username: 'noy' },
  passkeyAdded: { username: 'noy', name: 'Phone' },
  passkeyRemoved: { username: 'noy', name: 'Phone' },
  passkeyTakenAway: { username: 'noy', name: 'Phone', actor: 'Dao' },
  passwordReset: { username: 'noy', actor: 'Keo' },
  confirmNewEmail: change,
  emailToChange: change,
  emailToRemove: change,
  newSignIn: { company: 'Sabai', username: 'noy', password: 'Abcd1234' },
  newUser: { username: 'noy', password: 'Abcd1234' },
  emailReplaced: { username: 'noy', actor: 'Keo' },
  workspaceSuspended: { company: 'Sabai', reason: 'Not paid' },
  workspaceResumed: { company: 'Sabai' },
  workspaceDeletion: { company: 'Sabai', date: '16/03/2026' },
  workspaceKept: { company: 'Sabai' },
  workspaceExported: { company: 'Sabai', date: '16/03/2026' },
  ownerInvited: { actor: 'Keo', space: 'Sabai Group' },
  ownerKnown: { actor: 'Keo', space: 'Sabai Group', username: 'noy' },
  news: { title: 'Visa expires soon', body: 'Noy: until 01/04/2026' },
  digest: { count: '2', items: 'Leave\nNoy: Annual' },
  requestWaiting: { ...leave, employee: 'Noy' },
  requestReminder: { ...leave, employee: 'Noy', waited: '2' },
  requestReassigned: { ...leave, employee: 'Noy', newApprover: 'Bee', oldApprover: 'Keo' },
  requestDecided: { ...leave, decision: 'Approved', by: 'Keo', comment: '' },
}
const templates = Object.keys(examples) as (keyof MailParameters)[]

test.each(templates)('%s is filled in completely, in both languages', template => {
  for (const language of ['en', 'lo'] as const) {
    const { subject, body } = mailText(language, template, examples[template])
    expect(subject + body).not.toMatch(/[{}]/)
    expect(body).not.toBe('')
    expect(/[\u0e80-\u0eff]/.test(subject)).toBe(language === 'lo')
    expect(/[\u0e80-\u0eff]/.test(body)).toBe(language === 'lo')
    // The vowel am is one code point (N6).
    expect(subject + body).not.toContain('\u0ecd\u0eb2')
  }
})

test('parameters neither start a new header line nor are filled in again', () => {
  const employee = 'Noy {type}\r\nBcc: all@example.la'
  const { subject, body } = mailText('en', 'requestWaiting', { ...examples.requestWaiting, employee })
  expect(subject).toBe('Leave request from Noy {type} Bcc: all@example.la: 02/03/2026 - 03/03/2026')
  expect(body).toContain('Noy {type}')
})
