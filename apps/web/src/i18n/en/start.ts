// Texts of the pages before the sign-in, and of shared parts.
import { session } from './session.ts'
import { system } from './system.ts'
import { ui } from './ui.ts'

export const texts = { session, system, ui }
