// Days in a leave type's settings are integers 0 to 365 (spec 5, L1).
export const leaveTypeDayBounds = { min: 0, max: 365 } as const
/** Longest request, in calendar days. */
export const leaveRangeMaxDays = 366
