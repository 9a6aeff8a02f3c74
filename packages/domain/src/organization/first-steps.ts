// The first steps of a new company (P1): what it needs before people can work with it, in this order.

export const firstSteps = ['units', 'positions', 'shift', 'holidays', 'people', 'roles'] as const
export type FirstStep = (typeof firstSteps)[number]

export type SetUp = {
  readonly units: number
  readonly positions: number
  /** Employed, the first administrator among them. */
  readonly people: number
  readonly holidays: number
  readonly hasDefaultShift: boolean
  /** People with another role than that of every employee. */
  readonly peopleWithRoles: number
}

const isDone: { readonly [Step in FirstStep]: (company: SetUp) => boolean } = {
  units: ({ units }) => units > 0,
  positions: ({ positions }) => positions > 0,
  shift: ({ hasDefaultShift }) => hasDefaultShift,
  holidays: ({ holidays }) => holidays > 0,
  // One person is the administrator who sets it up.
  people: ({ people }) => people > 1,
  roles: ({ peopleWithRoles }) => peopleWithRoles > 1,
}

const core = ['units', 'positions', 'people'] as const

/** Nothing once the company has units, positions and people. */
export function firstStepsOf(company: SetUp): readonly { step: FirstStep; isDone: boolean }[] {
  if (core.every(step => isDone[step](company))) return []
  return firstSteps.map(step => ({ step, isDone: isDone[step](company) }))
}
