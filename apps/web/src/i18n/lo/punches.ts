// Texts of the pages for files of clocks: only they need them.
import type { Same } from '../catalogue.ts'
import type { texts as english } from '../en/punches.ts'
import { deviceUser, punchImport } from './punch-import.ts'

export const texts: Same<typeof english> = { deviceUser, punchImport }
