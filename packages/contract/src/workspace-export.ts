// The export of all data of a workspace (P3): the operator starts it, only an owner of its space downloads it.
import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { nothing } from './envelope.ts'
import { id } from './field.ts'

/** The newest one. An expired one is gone. */
export const workspaceExport = z.object({
  status: z.enum(['running', 'ready', 'failed']),
  requestedAt: z.string(),
  finishedAt: z.nullable(z.string()),
  /** Of one that is ready. */
  expiresAt: z.nullable(z.string()),
  byteCount: z.nullable(z.int()),
})
export type WorkspaceExport = z.output<typeof workspaceExport>

export const startWorkspaceExport = endpoint('POST', '/ams/workspaces/:id/export', {
  allow: { amsGroup: 'AMS_BUSINESS', action: 'edit' },
  topics: ['workspace'],
  summary: 'Start an export of all data of a workspace, which its owners may download for seven days',
  input: z.strictObject({ id: id() }),
  output: workspaceExport,
})

export const downloadWorkspaceExport = endpoint('GET', '/workspaces/:id/export', {
  allow: 'space',
  topics: ['workspace'],
  summary: 'The archive of the newest export of an own workspace, as .zip',
  input: z.strictObject({ id: id() }),
  output: nothing,
  raw: true,
})
