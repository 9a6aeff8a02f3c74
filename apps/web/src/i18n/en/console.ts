// Texts of the operator console.
import { access } from './access.ts'
import { audit } from './audit.ts'
import { business } from './business.ts'
import { starter } from './starter.ts'

export const texts = { access, audit, business, starter }
