// Texts of the operator console.
import { access } from './access.ts'
import { audit } from './audit.ts'
import { starter } from './starter.ts'

export const texts = { access, audit, starter }
