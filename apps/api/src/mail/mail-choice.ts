// The link that turns off e-mails of one kind without a sign-in: it names the person and the kind, and is signed.
import { chosenKinds } from '@hr/domain/notification/channel.ts'
import type { Kysely } from 'kysely'
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import * as z from 'zod/mini'
import { keptSetting } from '#api/db/kept-setting.ts'
import type { Tables } from '#api/db/schema/tables.ts'

export type MailChoice = {
  readonly workspaceId: string
  readonly employeeId: number
  readonly kind: (typeof chosenKinds)[number]
}

export const isChosenKind = (kind: string): kind is MailChoice['kind'] =>
  chosenKinds.some(one => one === kind)

const secret = {
  shape: z.object({ secret: z.string() }),
  make: () => ({ secret: randomBytes(32).toString('base64url') }),
}
export const getMailSecret = async (db: Kysely<Tables>): Promise<string> =>
  (await keptSetting(db, 'mail_choice', secret)).secret

const factsOf = ({ workspaceId, employeeId, kind }: MailChoice) => `${workspaceId}.${employeeId}.${kind}`
const signature = (key: string, facts: string) => createHmac('sha256', key).update(facts).digest('base64url')

/** It does not expire: old mails can still be turned off. */
export const mailToken = (key: string, choice: MailChoice): string =>
  `${factsOf(choice)}.${signature(key, factsOf(choice))}`

const pattern = /^([0-9a-f-]{36})\.(\d{1,10})\.([A-Z_]{2,20})\.([\w-]{43})$/

/** Undefined for a wrong signature. */
export function openMailToken(key: string, token: string): MailChoice | undefined {
  const [, workspaceId = '', employeeId = '', kind = '', signed = ''] = pattern.exec(token) ?? []
  if (!isChosenKind(kind)) return undefined
  const choice = { workspaceId, employeeId: Number(employeeId), kind }
  const isRight = timingSafeEqual(Buffer.from(signed), Buffer.from(signature(key, factsOf(choice))))
  return isRight ? choice : undefined
}
