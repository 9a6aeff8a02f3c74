// Texts of the operator console.
import { access } from './access.ts'
import { audit } from './audit.ts'
import { auditSentence } from './audit-sentence.ts'
import { business } from './business.ts'
import { consoleRole } from './console-role.ts'
import { consoleUser } from './console-user.ts'
import { operator } from './operator.ts'
import { ownAccount } from './own-account.ts'
import { starter } from './starter.ts'

export const texts = {
  access,
  audit,
  auditSentence,
  business,
  consoleRole,
  consoleUser,
  operator,
  ownAccount,
  starter,
}
