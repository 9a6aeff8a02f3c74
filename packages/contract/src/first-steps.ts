// What a new company still needs (P1): shown on the dashboard to those who may set it up.
import { firstSteps } from '@hr/domain/organization/first-steps.ts'
import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'

export const getFirstSteps = endpoint('GET', '/first-steps', {
  allow: { group: ['ORGANIZATION', 'POSITION', 'EMPLOYEE'], action: 'add' },
  topics: ['companyProfile', 'organization', 'employee', 'workShift', 'holiday', 'access'],
  summary: 'What a new company needs, as steps that the caller may do; empty once all of them are done',
  input: z.strictObject({}),
  output: z.object({
    steps: z.array(z.object({ step: z.enum(firstSteps), isDone: z.boolean() })),
  }),
})
