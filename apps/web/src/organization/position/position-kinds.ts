// Positions and job grades differ only in endpoints, page group and texts.
import {
  createJobGrade,
  createPosition,
  deleteJobGrade,
  deletePosition,
  getJobGrade,
  getPosition,
  listJobGradeEmployees,
  listJobGrades,
  listPositionEmployees,
  listPositions,
  mergeJobGrade,
  mergePosition,
  previewJobGradeMerge,
  previewPositionMerge,
  updateJobGrade,
  updatePosition,
} from '@hr/contract/position.ts'

const position = {
  group: 'POSITION',
  list: listPositions,
  get: getPosition,
  create: createPosition,
  update: updatePosition,
  remove: deletePosition,
  holders: listPositionEmployees,
  preview: previewPositionMerge,
  merge: mergePosition,
  sort: 'name',
  texts: {
    title: 'menu.positions',
    description: 'position.positionsDescription',
    thing: 'position.position',
    add: 'position.addPosition',
    save: 'position.savePosition',
    delete: 'position.deletePosition',
    empty: 'position.emptyPositions',
    emptyHint: 'position.emptyPositionsHint',
  },
} as const

const jobGrade = {
  group: 'JOB_GRADE',
  list: listJobGrades,
  get: getJobGrade,
  create: createJobGrade,
  update: updateJobGrade,
  remove: deleteJobGrade,
  holders: listJobGradeEmployees,
  preview: previewJobGradeMerge,
  merge: mergeJobGrade,
  sort: 'sortOrder',
  texts: {
    title: 'menu.jobGrade',
    description: 'position.gradesDescription',
    thing: 'position.jobGrade',
    add: 'position.addJobGrade',
    save: 'position.saveJobGrade',
    delete: 'position.deleteJobGrade',
    empty: 'position.emptyGrades',
    emptyHint: 'position.emptyGradesHint',
  },
} as const

export const positionKinds = { position, jobGrade } as const
export type PositionKind = keyof typeof positionKinds
