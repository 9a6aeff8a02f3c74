// The link that turns off e-mails of one kind, or the daily digest, without a sign-in: it names the person and what it
// turns off, and is signed.
import { chosenKinds } from '@hr/domain/notification/channel.ts'
import type { ChosenKind, SubjectOfMail } from '@hr/domain/notification/mail-choice.ts'
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import * as z from 'zod/mini'
import { keptSetting } from '#api/db/kept-setting.ts'
import type { Db } from '#api/db/schema/tables.ts'

type Person = { readonly workspaceId: string; readonly employeeId: number }
export type MailChoice = Person & SubjectOfMail

const isChosenKind = (kind: string): kind is ChosenKind => chosenKinds.some(one => one === kind)

/** 'DIGEST-LEAVE-OT': as the outbox and the link name the digest of two kinds. */
export const digestName = (kinds: readonly ChosenKind[]): string => ['DIGEST', ...kinds].join('-')

/** Undefined for what cannot be turned off. */
export function mailSubjectOf(name: string): SubjectOfMail | undefined {
  const [first = '', ...kinds] = name.split('-')
  if (first === 'DIGEST' && kinds.length > 0 && kinds.every(isChosenKind)) return { subject: first, kinds }
  return isChosenKind(name) ? { subject: name, kinds: [name] } : undefined
}

const secret = {
  shape: z.object({ secret: z.string() }),
  make: () => ({ secret: randomBytes(32).toString('base64url') }),
}
export const getMailSecret = async (db: Db): Promise<string> =>
  (await keptSetting(db, 'mail_choice', secret)).secret

const factsOf = ({ workspaceId, employeeId }: Person, name: string) => `${workspaceId}.${employeeId}.${name}`
const signature = (key: string, facts: string) => createHmac('sha256', key).update(facts).digest('base64url')

/** It does not expire: old mails can still be turned off. */
export const mailToken = (key: string, person: Person, name: string): string =>
  `${factsOf(person, name)}.${signature(key, factsOf(person, name))}`

const pattern = /^([0-9a-f-]{36})\.(\d{1,10})\.([A-Z_-]{2,60})\.([\w-]{43})$/

/** Undefined for a wrong signature. */
export function openMailToken(key: string, token: string): MailChoice | undefined {
  const [, workspaceId = '', employeeId = '', name = '', signed = ''] = pattern.exec(token) ?? []
  const subject = mailSubjectOf(name)
  if (!subject) return undefined
  const person = { workspaceId, employeeId: Number(employeeId) }
  const isRight = timingSafeEqual(Buffer.from(signed), Buffer.from(signature(key, factsOf(person, name))))
  return isRight ? { ...person, ...subject } : undefined
}
