// Texts of the audit log.
import { audit } from './audit.ts'
import { auditCode } from './audit-code.ts'
import { auditSentence } from './audit-sentence.ts'

export const texts = { audit, auditCode, auditSentence }
