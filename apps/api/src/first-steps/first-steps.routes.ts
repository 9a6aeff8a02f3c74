// The first steps of an empty company (P1).
import { getFirstSteps } from '@hr/contract/first-steps.ts'
import { can } from '@hr/domain/access/can.ts'
import type { Action, PageGroup } from '@hr/domain/access/page-groups.ts'
import { firstStepsOf } from '@hr/domain/organization/first-steps.ts'
import type { FirstStep } from '@hr/domain/organization/first-steps.ts'
import { route } from '#api/http/context.ts'
import type { Route } from '#api/http/context.ts'
import { readSetUp } from './first-steps.queries.ts'

const needed = {
  company: ['COMPANY_PROFILE', 'edit'],
  units: ['ORGANIZATION', 'add'],
  positions: ['POSITION', 'add'],
  shift: ['WORKSHIFT', 'edit'],
  holidays: ['HOLIDAY', 'add'],
  people: ['EMPLOYEE', 'add'],
  roles: ['ROLE_AND_PERMISSION', 'edit'],
} as const satisfies { readonly [Step in FirstStep]: readonly [PageGroup, Action] }

export const firstStepsRoutes: readonly Route[] = [
  route(getFirstSteps, async ({ db, caller }) => ({
    steps: firstStepsOf(await readSetUp(db), step => {
      const [group, action] = needed[step]
      return can(caller.access, group, action)
    }),
  })),
]
