// Texts of one's own sign-in, and of the second step of signing in.
import { ownAccount } from './own-account.ts'

export const texts = { ownAccount }
