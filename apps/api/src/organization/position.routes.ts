// Positions and job grades: the same verbs for either table; grades have an order beside.
import * as contract from '@hr/contract/position.ts'
import { route } from '#api/http/context.ts'
import type { Route } from '#api/http/context.ts'
import { holdersPage, namedPage, namedRow } from './named-list.ts'

export const positionRoutes: readonly Route[] = [
  route(contract.listPositions, context => namedPage('position', context)),
  route(contract.getPosition, context => namedRow('position', context)),
  route(contract.listPositionEmployees, context => holdersPage('position', context)),
  route(contract.listJobGrades, context => namedPage('job_grade', context)),
  route(contract.getJobGrade, context => namedRow('job_grade', context)),
  route(contract.listJobGradeEmployees, context => holdersPage('job_grade', context)),
]
