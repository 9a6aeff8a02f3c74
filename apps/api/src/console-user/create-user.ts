// Creates a user of the console, or an owner with a space and its first company (P1, P3).
import { createUser as endpoint } from '@hr/contract/console-user.ts'
import { paths } from '@hr/contract/paths.ts'
import { userErrors } from '@hr/domain/console-user/user-errors.ts'
import type { PreparedHandler } from '#api/http/context.ts'
import { refusingTaken } from '#api/http/refusing-taken.ts'
import { lockConsole } from '#api/console-role/lock-console.ts'
import { sendMail } from '#api/mail/send-mail.ts'
import { createAccount } from '#api/session/create-account.ts'
import type { makeTemporaryPassword } from '#api/session/password.ts'
import { addWorkspace } from '#api/space/add-workspace.ts'
import { createOwner } from '#api/space/create-owner.ts'
import { refuseGiving } from './refuse-giving.ts'
import { refuseUserErrors } from './refuse-user-errors.ts'

type Password = Awaited<ReturnType<typeof makeTemporaryPassword>>
type AddContext = Parameters<PreparedHandler<typeof endpoint, Password>>[0]

/** Throws ALREADY_EXISTS on a taken user name or e-mail, MORE_THAN_HELD. */
export const createUser: PreparedHandler<typeof endpoint, Password> = async (context, password) => {
  const { db, caller, input, services } = context
  const own = await lockConsole(db, caller, endpoint)
  refuseUserErrors(userErrors(input))
  const { username, email } = input
  const isMailed = email !== null && services.config.smtpUrl !== null
  const add = input.kind === 'space' ? addOwner : addConsoleUser
  if (input.kind === 'console') await refuseGiving(db, own, input)
  if (isMailed) await mailSignIn(context, email, password)
  const id = await add(context, password.hash)
  return { id, username, temporaryPassword: isMailed ? null : password.password }
}

const accountOf = ({ input, language }: AddContext, passwordHash: string) => ({
  username: input.username,
  email: input.email,
  passwordHash,
  passwordTemporary: true,
  firstName: input.firstName,
  lastName: input.lastName,
  language,
})

async function addConsoleUser(context: AddContext, passwordHash: string): Promise<string> {
  const { isAdmin, roleId: consoleRoleId } = context.input
  const account = accountOf(context, passwordHash)
  const { id } = await createAccount(context.db, { ...account, kind: 'console', isAdmin, consoleRoleId })
  return id
}

/** Leaves the transaction inside the company, if there is one. */
async function addOwner(context: AddContext, passwordHash: string): Promise<string> {
  const { db, input, language } = context
  const { companyName, companyNameLo } = input
  const name = companyName || `${input.firstName} ${input.lastName}`
  const { spaceId, accountId } = await refusingTaken(language, { space_username_key: 'username' }, () =>
    createOwner(db, { ...accountOf(context, passwordHash), name }),
  )
  if (companyName !== '') await addWorkspace(db, { spaceId, name: companyName, nameLo: companyNameLo })
  return accountId
}

async function mailSignIn(
  { db, input, language, services }: AddContext,
  to: string,
  { password }: Password,
): Promise<void> {
  await sendMail(db, services, {
    workspaceId: null,
    to,
    language,
    template: 'newUser',
    parameters: { username: input.username, password },
    link: paths.login,
  })
}
