// A server of its own without the demo company, whose first administrator is the only person in it.
import { expect } from '@playwright/test'
import { changePassword, employeeLogin } from '@hr/contract/session.ts'
import type { StartServer } from './own-server.ts'
import { ownPassword } from './people.ts'
import type { SignedIn } from './people.ts'
import { ask } from './server.ts'

export type EmptyInstallation = {
  readonly url: string
  readonly administrator: SignedIn
}

/** `env` adds settings to the server. */
export async function emptyInstallation(
  startServer: StartServer,
  env: Readonly<Record<string, string>> = {},
): Promise<EmptyInstallation> {
  const server = await startServer({ ...env, SEED: 'empty' })
  const at = server.url
  const credentials = () => /First administrator .*: (\S+) \/ (\S+),/.exec(server.output())
  await expect.poll(credentials).not.toBeNull()
  const [, username = '', oldPassword = ''] = credentials() ?? []
  const first = await ask(employeeLogin, { username, password: oldPassword }, { at })
  const passwords = { oldPassword, newPassword: ownPassword }
  const { token = first.token, tokenWS = first.tokenWS } = await ask(changePassword, passwords, {
    at,
    token: first.token,
  })
  return {
    url: at,
    administrator: { username, password: ownPassword, type: 'app', token, tokenWS },
  }
}
