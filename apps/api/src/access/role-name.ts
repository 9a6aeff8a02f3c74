// The code of a new role, and the refusal of a name in use.
import type { Language } from '@hr/contract/messages/text.ts'
import { refusingTaken } from '#api/http/refusing-taken.ts'

/** Codes with a meaning at sign-in (spec 2, redirect targets). */
const reserved: readonly string[] = ['SPACE_OWNER', 'ADMIN', 'HR', 'MANAGER', 'EMPLOYEE']

/** 'Payroll clerk' -> 'PAYROLL_CLERK'; a Lao name -> 'ROLE'; a number follows if the code is taken. */
export async function newRoleCode(
  name: string,
  isTaken: (code: string) => Promise<boolean>,
): Promise<string> {
  const words =
    name
      .normalize('NFD')
      .toUpperCase()
      .match(/[A-Z0-9]+/g) ?? []
  const base = words.join('_').slice(0, 40) || 'ROLE'
  for (let number = 1; ; number += 1) {
    const code = number === 1 ? base : `${base}_${number}`
    if (!reserved.includes(code) && !(await isTaken(code))) return code
  }
}

export const refusingTakenName = <T>(language: Language, save: () => Promise<T>): Promise<T> =>
  refusingTaken(language, { role_name: 'name' }, save)
