// Texts of the pages before the sign-in, and of shared parts.
import type { Same } from '../catalogue.ts'
import type { texts as english } from '../en/start.ts'
import { session } from './session.ts'
import { system } from './system.ts'
import { ui } from './ui.ts'

export const texts: Same<typeof english> = { session, system, ui }
