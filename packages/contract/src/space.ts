// The space owner's area (P1): the space and its workspaces.
import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { plainPaging } from './envelope.ts'
import { name, optionalText } from './field.ts'
import { person } from './person.ts'

const workspaceRow = z.object({
  id: z.string(),
  name: z.string(),
  nameLo: z.string(),
  status: z.enum(['active', 'suspended']),
  logo: z.nullable(z.string()),
  /** Why the operator suspended it; '' otherwise. */
  suspendedReason: z.string(),
  /** The day from which it is deleted. */
  deleteOn: z.nullable(z.string()),
  employees: z.int(),
  requestsWaiting: z.int(),
  /** Employees with full access. */
  administrators: z.array(person),
  createdAt: z.string(),
})
export type WorkspaceRow = z.output<typeof workspaceRow>

export const getSpace = endpoint({
  method: 'GET',
  path: '/space',
  allow: 'space',
  topics: ['workspace'],
  summary: 'The own space with its workspaces',
  input: z.strictObject({}),
  output: z.object({
    username: z.string(),
    name: z.string(),
    businessType: z.string(),
    workspaces: z.array(workspaceRow),
  }),
})

export const listWorkspaces = endpoint({
  method: 'GET',
  path: '/workspaces',
  allow: 'signedIn',
  topics: ['workspace'],
  summary: 'The workspaces that the caller may open: all of the space for an owner, none for others',
  input: z.strictObject(plainPaging),
  output: z.array(z.pick(workspaceRow, { id: true, name: true, nameLo: true, status: true })),
})

export const createWorkspace = endpoint({
  method: 'POST',
  path: '/workspaces',
  allow: 'space',
  topics: ['workspace'],
  summary: 'Create a workspace (a company) with default shift, leave types, roles and approval lines',
  input: z.strictObject({ name: name(), nameLo: optionalText(50) }),
  output: workspaceRow,
})
