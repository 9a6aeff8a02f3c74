// The space owner's area (P1): the space and its workspaces.
import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { plainPaging } from './envelope.ts'
import { choice, email, id, name, optionalText, personName, timeZone, username } from './field.ts'
import { newSignIn } from './new-sign-in.ts'
import { person } from './person.ts'
import { workspaceExport } from './workspace-export.ts'

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
  /** The newest export of all its data, started by the operator. */
  export: z.nullable(workspaceExport),
})
export type WorkspaceRow = z.output<typeof workspaceRow>

export const getSpace = endpoint('GET', '/space', {
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

export const listWorkspaces = endpoint('GET', '/workspaces', {
  allow: 'signedIn',
  topics: ['workspace'],
  summary: 'The workspaces that the caller may open: all of the space for an owner, none for others',
  input: z.strictObject(plainPaging),
  output: z.array(z.pick(workspaceRow, { id: true, name: true, nameLo: true, status: true })),
})

export const getWorkspace = endpoint('GET', '/workspaces/:id', {
  allow: 'space',
  topics: ['workspace'],
  summary: 'One workspace of the own space',
  input: z.strictObject({ id: id() }),
  output: workspaceRow,
})

const defaultsOrNone = () => z._default(choice(['defaults', 'none']), 'defaults')

export const createWorkspace = endpoint('POST', '/workspaces', {
  allow: 'space',
  topics: ['workspace'],
  summary:
    'Create a workspace (a company), ready to use, with its first administrator. Without choices it has all the defaults',
  secret: true,
  input: z.strictObject({
    name: name(),
    nameLo: optionalText(50),
    timeZone: z.optional(timeZone()),
    /** The public holidays of Laos of this year and the next, or none. */
    holidays: z._default(choice(['laos', 'none']), 'laos'),
    leaveTypes: defaultsOrNone(),
    attendanceTypes: defaultsOrNone(),
    /** Job grades with their penalties for being late. */
    attendanceRates: defaultsOrNone(),
    administrator: z._default(choice(['add', 'none']), 'none'),
    adminFirstName: z.optional(personName()),
    adminLastName: z.optional(personName()),
    /** Without one it comes from the e-mail. */
    adminUsername: z.optional(username()),
    adminEmail: z.optional(email()),
  }),
  output: z.extend(workspaceRow, { administrator: z.nullable(newSignIn) }),
})
export type CreatedWorkspace = z.output<typeof createWorkspace.output>
