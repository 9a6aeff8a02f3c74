// Positions and departments of new companies differ only in endpoints, page group and texts.
import { starterDepartments, starterPositions } from '@hr/contract/starter.ts'

const position = {
  group: 'AMS_POSITION',
  calls: starterPositions,
  texts: {
    title: 'menu.positions',
    description: 'starter.positionsDescription',
    thing: 'starter.position',
    add: 'starter.addPosition',
    save: 'starter.savePosition',
    delete: 'starter.deletePosition',
    order: 'starter.orderPositions',
    orderText: 'starter.orderPositionsText',
    empty: 'starter.emptyPositions',
    emptyHint: 'starter.emptyPositionsHint',
  },
} as const

const department = {
  group: 'AMS_DEPARTMENT',
  calls: starterDepartments,
  texts: {
    title: 'menu.departments',
    description: 'starter.departmentsDescription',
    thing: 'starter.department',
    add: 'starter.addDepartment',
    save: 'starter.saveDepartment',
    delete: 'starter.deleteDepartment',
    order: 'starter.orderDepartments',
    orderText: 'starter.orderDepartmentsText',
    empty: 'starter.emptyDepartments',
    emptyHint: 'starter.emptyDepartmentsHint',
  },
} as const

export const starterKinds = { position, department } as const
export type StarterKind = keyof typeof starterKinds
