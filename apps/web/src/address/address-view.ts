import * as z from 'zod/mini'

const common = {
  search: z._default(z.string(), ''),
  act: z.optional(z.enum(['add', 'edit', 'hide'])),
  /** Set: what the company took off its list. */
  hidden: z.optional(z.literal('1')),
  /** Id of the row that `act` concerns. */
  of: z.optional(z.string()),
}

export const provinceView = z.object(common)
export const districtView = z.object({ ...common, province: z.optional(z.string()) })
export const villageView = z.object({
  ...common,
  province: z.optional(z.string()),
  district: z.optional(z.string()),
})
export type AddressView = z.output<typeof provinceView>

/** The id an address names; undefined for anything that is none. */
export function idOf(text: string | undefined): number | undefined {
  return text !== undefined && /^[1-9]\d{0,9}$/.test(text) ? Number(text) : undefined
}
