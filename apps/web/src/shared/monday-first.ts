/** The days of a week as it is shown; 0 = Sunday. */
export const mondayFirst = [1, 2, 3, 4, 5, 6, 0] as const
