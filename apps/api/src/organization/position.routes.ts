// Positions and job grades: the same verbs for both tables; only grades have an order.
import * as contract from '@hr/contract/position.ts'
import { route } from '#api/http/context.ts'
import type { Route } from '#api/http/context.ts'
import { createNamed, orderGrades, removeNamed, renameNamed } from './change-named.ts'
import { mergeNamed, mergePreview } from './merge-named.ts'
import { holdersPage, namedPage, namedRow } from './named-list.ts'

export const positionRoutes: readonly Route[] = [
  route(contract.listPositions, context => namedPage('position', context)),
  route(contract.createPosition, context => createNamed('position', context)),
  route(contract.getPosition, context => namedRow('position', context)),
  route(contract.updatePosition, context => renameNamed('position', context)),
  route(contract.deletePosition, context => removeNamed('position', context)),
  route(contract.listPositionEmployees, context => holdersPage('position', context)),
  route(contract.previewPositionMerge, context => mergePreview('position', context)),
  route(contract.mergePosition, context => mergeNamed('position', context)),
  route(contract.listJobGrades, context => namedPage('job_grade', context)),
  route(contract.createJobGrade, context => createNamed('job_grade', context)),
  route(contract.orderJobGrades, orderGrades),
  route(contract.getJobGrade, context => namedRow('job_grade', context)),
  route(contract.updateJobGrade, context => renameNamed('job_grade', context)),
  route(contract.deleteJobGrade, context => removeNamed('job_grade', context)),
  route(contract.listJobGradeEmployees, context => holdersPage('job_grade', context)),
  route(contract.previewJobGradeMerge, context => mergePreview('job_grade', context)),
  route(contract.mergeJobGrade, context => mergeNamed('job_grade', context)),
]
