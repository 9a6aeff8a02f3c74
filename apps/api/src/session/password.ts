// Stored passwords: argon2id, and temporary ones that the server generates.
import { randomInt } from 'node:crypto'
import { hash, verify } from '@node-rs/argon2'

/** Memory in KiB. People choose guessable passwords, so each guess must be expensive. */
const full = { memoryCost: 19 * 1024, timeCost: 2, parallelism: 1 }
/** A random password cannot be guessed at any price (docs/decisions/0002-temporary-passwords.md). */
const cheap = { memoryCost: 64, timeCost: 1, parallelism: 1 }
const fullMark = `m=${full.memoryCost},t=${full.timeCost},p=${full.parallelism}$`

/** Verified if there is no account or its hash is cheap, so that every answer takes the same time. */
const decoy = hash('no password has this hash', full)

// Two keyboards may produce the same text in different code points.
const normal = (password: string) => password.normalize('NFKC')

export const hashPassword = (password: string): Promise<string> => hash(normal(password), full)

/** Without a stored hash: false, after the same time. */
export async function verifyPassword(stored: string | undefined, password: string): Promise<boolean> {
  const given = normal(password)
  if (stored?.includes(fullMark)) return verify(stored, given)
  await verify(await decoy, given)
  return stored !== undefined && verify(stored, given)
}

const capitals = 'ABCDEFGHJKLMNPQRSTUVWXYZ'
const lettersAndDigits = 'abcdefghjkmnpqrstuvwxyz23456789'
const characterOf = (alphabet: string) => alphabet.charAt(randomInt(alphabet.length))
/** Five letters and digits, 25 random bits. */
export const randomGroup = () => Array.from({ length: 5 }, () => characterOf(lettersAndDigits)).join('')

/** Like 'Kxm3p-7qrtd-h4n8w': 73 random bits, no similar characters, and the format of the spec. */
export async function makeTemporaryPassword(): Promise<{ password: string; hash: string }> {
  const password = `${characterOf(capitals)}${randomGroup().slice(1)}-${randomGroup()}-${randomGroup()}`
  if (!/\d/.test(password) || !/[a-z]/.test(password)) return makeTemporaryPassword()
  return { password, hash: await hash(password, cheap) }
}
