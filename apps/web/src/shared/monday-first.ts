/** Weekdays in display order; 0 = Sunday. */
export const mondayFirst = [1, 2, 3, 4, 5, 6, 0] as const
