// The order of dates, times and ids, which are texts; names of people are sorted by the reader's script elsewhere.
export const textOrder = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0)
