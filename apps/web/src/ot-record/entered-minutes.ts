// The length that HR enters, as hours and minutes; a field is null while empty and NaN while it cannot be read.
export type HoursAndMinutes = { readonly hours: number | null; readonly rest: number | null }

/** In minutes; undefined while it cannot be read. Of two empty fields nothing is known. */
export function enteredMinutes({ hours, rest }: HoursAndMinutes): number | undefined {
  if (hours === null && rest === null) return undefined
  const minutes = (hours ?? 0) * 60 + (rest ?? 0)
  return Number.isInteger(minutes) ? minutes : undefined
}
