// The registered businesses (P3): spaces with their owner, type and workspaces. Nothing about the people inside.
import * as z from 'zod/mini'
import { businessTypes } from './business-type.ts'
import { endpoint } from './endpoint.ts'
import { listOf, paging } from './envelope.ts'
import { newSignIn } from './new-sign-in.ts'
import { choice, email, id, name, optionalText, personName, reason, requiredText, search } from './field.ts'
import { workspaceExport } from './workspace-export.ts'

/** The owner bought the service: the only person of a business whom the operator sees. */
const owner = z.object({ firstName: z.string(), lastName: z.string(), email: z.nullable(z.string()) })

const workspace = z.object({
  id: z.string(),
  name: z.string(),
  nameLo: z.string(),
  status: z.enum(['active', 'suspended']),
  /** '' unless suspended. */
  suspendedReason: z.string(),
  suspendedAt: z.nullable(z.string()),
  /** The day from which it is deleted. */
  deleteOn: z.nullable(z.string()),
  employees: z.int(),
  requestsWaiting: z.int(),
  createdAt: z.string(),
  /** The newest export of all its data. */
  export: z.nullable(workspaceExport),
})
export type BusinessWorkspace = z.output<typeof workspace>

export const business = z.object({
  id: z.string(),
  name: z.string(),
  /** The address of its space. */
  username: z.string(),
  /** One of `businessTypes`, or ''. */
  businessType: z.string(),
  createdAt: z.string(),
  /** Null in a space that no sign-in owns. */
  owner: z.nullable(owner),
  workspaces: z.array(workspace),
})
export type Business = z.output<typeof business>

/** Of a workspace. */
export const workspaceStatuses = ['active', 'suspended', 'deleting'] as const

const view = { amsGroup: 'AMS_BUSINESS', action: 'view' } as const
const edit = { amsGroup: 'AMS_BUSINESS', action: 'edit' } as const
const remove = { amsGroup: 'AMS_BUSINESS', action: 'delete' } as const

export const listBusinesses = endpoint('GET', '/ams/business', {
  allow: view,
  topics: ['workspace'],
  summary: 'Businesses with their owner and workspaces, the newest first; `status` is that of any workspace',
  input: z.strictObject({ ...paging, search: search(), status: z.optional(choice(workspaceStatuses)) }),
  output: listOf(business),
})

export const getBusiness = endpoint('GET', '/ams/business/:id', {
  allow: view,
  topics: ['workspace'],
  summary: 'One business',
  input: z.strictObject({ id: id() }),
  output: business,
})

export const createBusiness = endpoint('POST', '/ams/business', {
  allow: { amsGroup: 'AMS_BUSINESS', action: 'add' },
  topics: ['workspace'],
  summary: 'Create a business: its owner, its first workspace and the first administrator of that',
  input: z.strictObject({
    name: name(),
    nameLo: optionalText(50),
    businessType: choice(businessTypes),
    ownerFirstName: personName(),
    ownerLastName: personName(),
    ownerEmail: email(),
    adminFirstName: personName(),
    adminLastName: personName(),
    adminEmail: email(),
  }),
  output: z.object({ id: z.string(), name: z.string(), owner: newSignIn, admin: newSignIn }),
  secret: true,
})
export type CreatedBusiness = z.output<typeof createBusiness.output>

export const updateBusiness = endpoint('PUT', '/ams/business/:id', {
  allow: edit,
  topics: ['workspace'],
  summary: 'Change the name and type of a business',
  input: z.strictObject({ id: id(), name: name(), businessType: choice(businessTypes) }),
  output: business,
})

export const suspendWorkspace = endpoint('POST', '/ams/workspaces/:id/suspend', {
  allow: edit,
  topics: ['workspace'],
  summary: 'Suspend a workspace: its sessions end, and its people read the reason when they sign in',
  input: z.strictObject({ id: id(), reason: reason() }),
  output: business,
})

export const resumeWorkspace = endpoint('POST', '/ams/workspaces/:id/resume', {
  allow: edit,
  topics: ['workspace'],
  summary: 'Resume a suspended workspace',
  input: z.strictObject({ id: id() }),
  output: business,
})

export const planWorkspaceDeletion = endpoint('POST', '/ams/workspaces/:id/deletion', {
  allow: remove,
  topics: ['workspace'],
  summary: 'Delete a suspended workspace with all its data in 14 days; `name` is its name, typed to confirm',
  input: z.strictObject({ id: id(), name: requiredText(50) }),
  output: business,
})

export const undoWorkspaceDeletion = endpoint('DELETE', '/ams/workspaces/:id/deletion', {
  allow: remove,
  topics: ['workspace'],
  summary: 'Undo the planned deletion; the workspace stays suspended',
  input: z.strictObject({ id: id() }),
  output: business,
})
