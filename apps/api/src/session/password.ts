// Passwords at rest: argon2id, and the temporary ones the server makes up itself.
import { randomInt } from 'node:crypto'
import { hash, verify } from '@node-rs/argon2'

/** Memory in KiB. A person's password is guessable, so each guess has to cost something. */
const full = { memoryCost: 19 * 1024, timeCost: 2, parallelism: 1 }
/** A random password cannot be guessed, whatever a guess costs (docs/decisions/0002-temporary-passwords.md). */
const cheap = { memoryCost: 64, timeCost: 1, parallelism: 1 }
const fullMark = `m=${full.memoryCost},t=${full.timeCost},p=${full.parallelism}$`

/** Compared against when there is no account or its hash is cheap: every answer takes the same time. */
const decoy = hash('no password has this hash', full)

// The same text typed on two keyboards may differ in its code points.
const normal = (password: string) => password.normalize('NFKC')

export const hashPassword = (password: string): Promise<string> => hash(normal(password), full)

/** False without a stored hash, after the same time as with one. */
export async function verifyPassword(stored: string | undefined, password: string): Promise<boolean> {
  const given = normal(password)
  if (stored?.includes(fullMark)) return verify(stored, given)
  await verify(await decoy, given)
  return stored !== undefined && verify(stored, given)
}

const capitals = 'ABCDEFGHJKLMNPQRSTUVWXYZ'
const lettersAndDigits = 'abcdefghjkmnpqrstuvwxyz23456789'
const characterOf = (alphabet: string) => alphabet.charAt(randomInt(alphabet.length))
const group = () => Array.from({ length: 5 }, () => characterOf(lettersAndDigits)).join('')

/** Like 'Kxm3p-7qrtd-h4n8w': 73 random bits, no characters that look alike, and the format of the spec. */
export async function makeTemporaryPassword(): Promise<{ password: string; hash: string }> {
  const password = `${characterOf(capitals)}${group().slice(1)}-${group()}-${group()}`
  if (!/\d/.test(password) || !/[a-z]/.test(password)) return makeTemporaryPassword()
  return { password, hash: await hash(password, cheap) }
}
