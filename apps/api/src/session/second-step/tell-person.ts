// Every change of the second step is in the audit log, and a mail tells the person.
import { paths } from '@hr/contract/paths.ts'
import { writeAudit } from '#api/audit/write-audit.ts'
import type { Scope } from '#api/db/connect/scope.ts'
import type { MailParameters } from '#api/mail/mail-text.ts'
import { sendMail } from '#api/mail/send-mail.ts'
import type { Services } from '#api/services.ts'
import type { AccountRow } from '../account.store.ts'
import { Refusal } from '#api/http/refusal.ts'
import { countRecoveryCodes, deleteSecondStep } from './second-step.store.ts'

type Template =
  | 'secondStepTakenOff'
  | 'secondStepOn'
  | 'secondStepOff'
  | 'recoveryCodeUsed'
  | 'recoveryCodesReplaced'
type Person = Pick<AccountRow, 'id' | 'email' | 'username' | 'language' | 'workspace_id'>

export async function tellChange<Name extends Template>(
  db: Scope,
  services: Services,
  person: Person,
  {
    template,
    parameters,
    after,
  }: {
    readonly template: Name
    readonly parameters: MailParameters[Name]
    readonly after: Readonly<Record<string, string>>
  },
): Promise<void> {
  const { id, email, language, workspace_id: workspaceId } = person
  await writeAudit(db, { operation: 'UPDATE', entity: 'account', entityId: id, after })
  if (email === null) return
  await sendMail(db, services, { workspaceId, to: email, language, template, parameters, link: paths.forgot })
}

export async function tellRecoveryCodeUsed(db: Scope, services: Services, person: Person): Promise<void> {
  const left = await countRecoveryCodes(db, person.id)
  await tellChange(db, services, person, {
    template: 'recoveryCodeUsed',
    parameters: { username: person.username, left: String(left) },
    after: { recoveryCode: 'used' },
  })
}

/** By somebody else, for a person who lost phone and codes. Throws SECOND_STEP_OFF. */
export async function takeSecondStepOff(
  db: Scope,
  services: Services,
  person: Person,
  actor: string,
): Promise<void> {
  if (!(await deleteSecondStep(db, person.id))) throw new Refusal('SECOND_STEP_OFF')
  await tellChange(db, services, person, {
    template: 'secondStepTakenOff',
    parameters: { username: person.username, actor },
    after: { secondStep: 'off' },
  })
}
