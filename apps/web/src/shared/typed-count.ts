/** A change of more people, requests or days than this needs their number typed. */
const mostUntyped = 100

export const mustTypeCount = (count: number): boolean => count > mostUntyped

export const isCountConfirmed = (typed: string, count: number): boolean =>
  !mustTypeCount(count) || typed.trim() === String(count)
