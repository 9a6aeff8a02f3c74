// What expires soon, apart from the job history: the dashboard shows it, and loads no more than this (P7).
import { expiryKinds } from '@hr/domain/employee/expiring.ts'
import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { listOf, paging } from './envelope.ts'
import { choice } from './field.ts'
import { person } from './person.ts'

const expiringRow = z.object({
  employee: person,
  staffId: z.string(),
  kind: z.enum(expiryKinds),
  expiresOn: z.string(),
  /** Negative when it is over already. */
  daysLeft: z.int(),
})
export type ExpiringRow = z.output<typeof expiringRow>

export const listExpiring = endpoint('GET', '/employees/expiring', {
  allow: { group: 'EMPLOYEE', action: 'view' },
  topics: ['employee', 'organization'],
  summary:
    'What expires within some days or is over already, soonest first; passports, visas and work permits only for EMPLOYEE edit',
  input: z.strictObject({
    ...paging,
    days: z._default(z.int().check(z.gte(0), z.lte(366)), 60),
    kind: z.optional(choice(expiryKinds)),
  }),
  output: listOf(expiringRow),
})
