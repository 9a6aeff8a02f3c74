// Texts of the pages for files of clocks: only they need them.
import { deviceUser, punchImport } from './punch-import.ts'

export const texts = { deviceUser, punchImport }
