// The structure as a chart, by units or by line managers (P9).
import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { choice, localDate } from './field.ts'
import { person } from './person.ts'
import { plannedMove } from './planned-move.ts'

/** A unit of the chart (spec 3): `image`, `link` and the names are of its manager. */
const chartUnit = z.object({
  id: z.string(),
  name: z.string(),
  nameLo: z.string(),
  totalEmployees: z.int(),
  employeeCount: z.int(),
  /** False as it comes; the reader folds. */
  collapsed: z.boolean(),
  image: z.nullable(z.string()),
  /** Path of the manager's page, /app/viewInfo/{id}. */
  link: z.nullable(z.string()),
  office: z.string(),
  managerName: z.string(),
  managerNameLo: z.string(),
  manager: z.nullable(person),
  /** Null on dates from the move on. */
  plannedMove: z.nullable(plannedMove),
  get children() {
    return z.array(chartUnit)
  },
})
export type ChartUnit = z.output<typeof chartUnit>

/** A person of the chart (spec 3), above those whose line manager it is. */
const chartEmployee = z.object({
  id: z.int(),
  firstName: z.string(),
  lastName: z.string(),
  firstNameLo: z.string(),
  lastNameLo: z.string(),
  orgStructure: z.string(),
  orgStructureLo: z.string(),
  lineManagerId: z.nullable(z.int()),
  profileImage: z.nullable(z.string()),
  staffId: z.string(),
  position: z.string(),
  positionLo: z.string(),
  /** Everybody below; the person not counted. */
  totalEmployees: z.int(),
  get children() {
    return z.array(chartEmployee)
  },
})
export type ChartEmployee = z.output<typeof chartEmployee>

export const orgChart = endpoint('GET', '/org-structure/chart', {
  allow: { group: 'ORGANIZATION', action: 'view' },
  topics: ['organization'],
  summary: 'The chart below the root (a unit, or an employee) or whole, as it was at the end of the date',
  input: z.strictObject({
    mode: z._default(choice(['units', 'employees']), 'units'),
    /** Id of a unit with mode=units, of an employee with mode=employees. */
    root: z.optional(
      z.string().check(z.regex(/^(\d{1,9}|[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12})$/, 'id')),
    ),
    date: z.optional(localDate()),
  }),
  output: z.object({
    mode: z.enum(['units', 'employees']),
    date: z.string(),
    /** With mode=units; otherwise empty. */
    units: z.array(chartUnit),
    /** With mode=employees: people without a line manager are at the top. */
    employees: z.array(chartEmployee),
  }),
})
