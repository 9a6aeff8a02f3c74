// Password sessions for the people of a company, and for the HR officer of another one.
import { signIn } from './call.ts'
import { makeCompany } from './factories.ts'
import type { TestCompany } from './factories.ts'
import type { TestApp } from './test-app.ts'

type Member = 'admin' | 'hr' | 'manager' | 'employee' | 'colleague'

export async function companyTokens<Who extends Member>(
  server: TestApp,
  company: TestCompany,
  people: readonly Who[],
): Promise<(who: Who | 'strangerHr') => string> {
  const tokens = new Map<Who | 'strangerHr', string>()
  for (const who of people) tokens.set(who, await signIn(server, company[who].username))
  tokens.set('strangerHr', await signIn(server, (await makeCompany(server)).hr.username))
  return who => tokens.get(who) ?? ''
}
