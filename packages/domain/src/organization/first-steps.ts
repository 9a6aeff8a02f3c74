// The first steps of a new company (P1): what it needs before people can work with it, in this order.

export const firstSteps = ['company', 'units', 'positions', 'shift', 'holidays', 'people', 'roles'] as const
export type FirstStep = (typeof firstSteps)[number]

export type SetUp = {
  /** The name is known from the start, and not every company has a logo. */
  readonly hasAddress: boolean
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
  company: ({ hasAddress }) => hasAddress,
  units: ({ units }) => units > 0,
  positions: ({ positions }) => positions > 0,
  shift: ({ hasDefaultShift }) => hasDefaultShift,
  holidays: ({ holidays }) => holidays > 0,
  // One person is the administrator who sets it up.
  people: ({ people }) => people > 1,
  roles: ({ peopleWithRoles }) => peopleWithRoles > 1,
}

/** The steps that the reader may do; none once all of them are done. */
export function firstStepsOf(
  company: SetUp,
  mayDo: (step: FirstStep) => boolean,
): { step: FirstStep; isDone: boolean }[] {
  const steps = firstSteps.filter(mayDo).map(step => ({ step, isDone: isDone[step](company) }))
  return steps.some(step => !step.isDone) ? steps : []
}
