// Codes of authenticator apps: TOTP (RFC 6238) with the values every app knows: SHA-1, six digits, 30 seconds.
import { codeDigits, codeSeconds } from '@hr/domain/session/second-step-code.ts'
import { Secret, TOTP } from 'otpauth'

const shape = { issuer: 'Sabai HR', algorithm: 'SHA1', digits: codeDigits, period: codeSeconds }

/** 160 random bits in base32. */
export const newSecret = (): string => new Secret({ size: 20 }).base32

/** 'otpauth://totp/...', which apps read from a QR code. */
export const secretAddress = (secret: string, username: string): string =>
  new TOTP({ ...shape, label: username, secret }).toString()

/** The time step whose code it is: the current one or a neighbour, because clocks differ. */
export function stepOfCode(secret: string, code: string, now: Date): number | undefined {
  const timestamp = now.getTime()
  const delta = new TOTP({ ...shape, secret }).validate({ token: code, timestamp, window: 1 })
  return delta === null ? undefined : Math.floor(timestamp / 1000 / codeSeconds) + delta
}
