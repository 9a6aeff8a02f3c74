// The refusal of an export of too many rows: the person can use filters.
import { Refusal } from '#api/http/refusal.ts'

export const exportTooLarge = (most: number): Refusal =>
  new Refusal('EXPORT_TOO_LARGE', { rows: most.toLocaleString('en-US') })
