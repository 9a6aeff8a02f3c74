// What is missing of the first administrator of a new company (P1): the names, and something to sign in with.

type FirstAdministratorInput = {
  readonly administrator: 'add' | 'none'
  readonly adminFirstName?: string | undefined
  readonly adminLastName?: string | undefined
  readonly adminUsername?: string | undefined
  readonly adminEmail?: string | undefined
}
type FirstAdministratorFaults = {
  readonly [Field in keyof FirstAdministratorInput]?: 'required' | 'usernameOrEmail'
}

/** Nothing is missing without an administrator: the owner may do everything in the company. */
export function firstAdministratorFaults(input: FirstAdministratorInput): FirstAdministratorFaults {
  if (input.administrator === 'none') return {}
  return {
    ...(!input.adminFirstName && { adminFirstName: 'required' }),
    ...(!input.adminLastName && { adminLastName: 'required' }),
    ...(!input.adminUsername && !input.adminEmail && { adminUsername: 'usernameOrEmail' }),
  }
}
