// Scans that belong to a person: passport, contract, certificates (P7, sensitive).
import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { nothing } from './envelope.ts'
import { choice, employeeId, id, localDate, requiredText } from './field.ts'

export const documentKinds = [
  'passport',
  'visa',
  'workPermit',
  'familyBook',
  'identityCard',
  'contract',
  'certificate',
  'other',
] as const

export const employeeDocument = z.object({
  id: z.string(),
  kind: z.enum(documentKinds),
  name: z.string(),
  expiresOn: z.nullable(z.string()),
  contentType: z.string(),
  bytes: z.int(),
  createdAt: z.string(),
})
export type EmployeeDocument = z.output<typeof employeeDocument>

/** One pdf, jpeg, png, gif or webp of at most 10 MB. */
export const documentFile = { field: 'file', most: 1, bytes: 10 * 1024 * 1024 } as const

export const addDocument = endpoint('POST', '/employees/:id/documents', {
  allow: { group: 'EMPLOYEE', action: 'edit' },
  topics: ['employee'],
  summary: 'Add a scan to a record',
  files: documentFile,
  input: z.strictObject({
    id: employeeId(),
    kind: choice(documentKinds),
    name: requiredText(100),
    expiresOn: z._default(z.nullable(localDate()), null),
  }),
  output: employeeDocument,
})

export const removeDocument = endpoint('DELETE', '/employees/:id/documents/:documentId', {
  allow: { group: 'EMPLOYEE', action: 'edit' },
  topics: ['employee'],
  summary: 'Remove a scan from a record',
  input: z.strictObject({ id: employeeId(), documentId: id() }),
  output: nothing,
})

export const getDocumentFile = endpoint('GET', '/employees/:id/documents/:documentId/file', {
  allow: 'app',
  topics: [],
  summary: 'The file of a document, for EMPLOYEE edit or the person; looking at it is logged',
  input: z.strictObject({ id: employeeId(), documentId: id() }),
  output: nothing,
  raw: true,
})
