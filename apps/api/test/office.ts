// People who sign in from one address, as those of an office do.
import { employeeLogin } from '@hr/contract/session.ts'
import { makeCompany, password } from './factories.ts'
import type { TestApp } from './test-app.ts'

type Credentials = { readonly username: string; readonly password: string }

/** The status of the answer. */
export async function signInFrom(
  { app }: TestApp,
  remoteAddress: string,
  credentials: Credentials,
): Promise<number> {
  const answer = await app.inject({
    method: 'POST',
    url: `/api${employeeLogin.path}`,
    headers: { 'content-type': 'application/json' },
    remoteAddress,
    payload: JSON.stringify(credentials),
  })
  return answer.statusCode
}

/** Five people of each company; the function signs all of them in at the same time. */
export async function officeOf(
  server: TestApp,
  people: number,
): Promise<(from: string) => Promise<number[]>> {
  const companies = await Promise.all(Array.from({ length: people / 5 }, () => makeCompany(server)))
  const office = companies.flatMap(({ admin, hr, manager, employee, colleague }) => [
    admin,
    hr,
    manager,
    employee,
    colleague,
  ])
  return from => Promise.all(office.map(({ username }) => signInFrom(server, from, { username, password })))
}
