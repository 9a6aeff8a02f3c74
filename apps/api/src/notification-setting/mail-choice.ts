// The reader of an e-mail turns off those of its kind without a sign-in (N1): the signed link says who and what.
import type { MailChoice as Shown } from '@hr/contract/mail-choice.ts'
import { paceOf } from '@hr/domain/notification/channel.ts'
import type { Pace } from '@hr/domain/notification/channel.ts'
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
export async function mailChoiceShown({ db, input }: Work): Promise<Shown> {
  return shown(db, await opened(db, input.token))
}

export const mailTurnedOff = (work: Work): Promise<Shown> => changed(work, 'OFF')
export const mailTurnedOn = (work: Work): Promise<Shown> => changed(work, 'AT_ONCE')

async function opened(db: Scope, token: string): Promise<MailChoice> {
  const choice = openMailToken(await getMailSecret(db), token)
  if (!choice) throw new Refusal('TOKEN_INVALID')
  await enterWorkspace(db, choice.workspaceId)
  const person = await db.from('employee').select('id').where('id', '=', choice.employeeId).executeTakeFirst()
  if (!person) throw new Refusal('TOKEN_INVALID')
  return choice
}

async function changed({ db, input }: Work, pace: Pace): Promise<Shown> {
  const choice = await opened(db, input.token)
  const { employeeId, kind } = choice
  const acting = db.as({ actor: { job: 'link in an e-mail' } })
  await saveSettings(acting, employeeId, before => ({
    ...before,
    chosen: [
      ...before.chosen.filter(one => !(one.kind === kind && one.channel === 'EMAIL')),
      { kind, channel: 'EMAIL', pace },
    ],
  }))
  return shown(db, choice)
}

async function shown(db: Scope, { employeeId, kind }: MailChoice): Promise<Shown> {
  const [{ name, nameLo }, { chosen }] = await Promise.all([
    findCompanyBrand(db),
    findSettings(db, employeeId),
  ])
  return { company: name, companyLo: nameLo, kind, isOff: paceOf(chosen, kind, 'EMAIL') === 'OFF' }
}
