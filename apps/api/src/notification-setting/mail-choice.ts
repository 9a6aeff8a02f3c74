// The reader of an e-mail turns off those of its kind, or the daily digest, without a sign-in (N1): the signed link says
// who and what.
import type { MailChoice as Shown } from '@hr/contract/mail-choice.ts'
import { isMailOff, withMailOff, withMailOn } from '@hr/domain/notification/mail-choice.ts'
import { findCompanyBrand } from '#api/company/company-brand.ts'
import { enterWorkspace } from '#api/db/connect/in-workspace.ts'
import type { Scope } from '#api/db/connect/scope.ts'
import type { Context } from '#api/http/context.ts'
import { Refusal } from '#api/http/refusal.ts'
import { getMailSecret, openMailToken } from '#api/mail/mail-choice.ts'
import type { MailChoice } from '#api/mail/mail-choice.ts'
import { findSettings } from './notification-setting.store.ts'
import { saveSettings } from './own-settings.ts'

type Work = Context<{ readonly token: string }, unknown>

/** Throws TOKEN_INVALID, also when the person is gone. */
export async function getMailChoice({ db, input }: Work): Promise<Shown> {
  return shown(db, await opened(db, input.token))
}

export const turnMailOff = (work: Work): Promise<Shown> => changed(work, withMailOff)
export const turnMailOn = (work: Work): Promise<Shown> => changed(work, withMailOn)

async function opened(db: Scope, token: string): Promise<MailChoice> {
  const choice = openMailToken(await getMailSecret(db), token)
  if (!choice) throw new Refusal('TOKEN_INVALID')
  await enterWorkspace(db, choice.workspaceId)
  const person = await db.from('employee').select('id').where('id', '=', choice.employeeId).executeTakeFirst()
  if (!person) throw new Refusal('TOKEN_INVALID')
  return choice
}

async function changed({ db, input }: Work, change: typeof withMailOff): Promise<Shown> {
  const choice = await opened(db, input.token)
  const acting = db.as({ actor: { job: 'link in an e-mail' } })
  await saveSettings(acting, choice.employeeId, before => ({
    ...before,
    chosen: change(before.chosen, choice),
  }))
  return shown(db, choice)
}

async function shown(db: Scope, choice: MailChoice): Promise<Shown> {
  const [{ name, nameLo }, { chosen }] = await Promise.all([
    findCompanyBrand(db),
    findSettings(db, choice.employeeId),
  ])
  return { company: name, companyLo: nameLo, kind: choice.subject, isOff: isMailOff(chosen, choice) }
}
