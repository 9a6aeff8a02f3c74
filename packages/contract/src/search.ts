// The global search (Ctrl/Cmd K): people, names of the organisation, and requests; pages and actions are the client's own.
import * as z from 'zod/mini'
import { requestPurpose, requestStatus } from './approval.ts'
import { endpoint } from './endpoint.ts'
import { requiredText } from './field.ts'
import { person, positionNames, unitNames } from './person.ts'

const foundPerson = z.extend(person, {
  staffId: z.string(),
  ...unitNames,
  ...positionNames,
})
export type FoundPerson = z.output<typeof foundPerson>

/** A unit, position or job grade. */
const foundName = z.object({
  kind: z.enum(['UNIT', 'POSITION', 'JOB_GRADE']),
  id: z.string(),
  name: z.string(),
  nameLo: z.string(),
})
export type FoundName = z.output<typeof foundName>

const foundRequest = z.object({
  kind: z.enum(['LEAVE', 'ATTENDANCE', 'OFF_SITE', 'OT']),
  id: z.string(),
  number: z.int(),
  status: requestStatus,
  purpose: requestPurpose,
  from: z.string(),
  to: z.string(),
  employee: person,
})
export type FoundRequest = z.output<typeof foundRequest>

export const globalSearch = endpoint('GET', '/search', {
  allow: 'app',
  topics: [],
  summary:
    'People by name in either script (typing slips in Latin names forgiven), staff id, phone or e-mail; units, positions and job grades by name; requests by number; only what the caller may see',
  input: z.strictObject({ q: requiredText(100) }),
  output: z.object({
    people: z.array(foundPerson),
    names: z.array(foundName),
    requests: z.array(foundRequest),
  }),
})
