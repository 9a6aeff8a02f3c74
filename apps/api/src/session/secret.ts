// Random tokens and their hashes. Only hashes are stored: a copy of the database opens no session.
import { createHash, randomBytes } from 'node:crypto'

/** 256 random bits, safe in a URL. */
export const newToken = (): string => randomBytes(32).toString('base64url')

export const tokenHash = (token: string): string => createHash('sha256').update(token).digest('hex')
