// The longest leave request, in calendar days (L7).
export const leaveRangeMaxDays = 366
