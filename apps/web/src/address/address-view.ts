import * as z from 'zod/mini'
import { searchText } from '#web/shared/view-state.ts'

const common = {
  search: searchText(),
  /** Set: entries hidden by the company. */
  hidden: z.optional(z.literal('1')),
}

export const provinceView = z.object(common)
export const districtView = z.object({ ...common, province: z.optional(z.string()) })
export const villageView = z.object({
  ...common,
  province: z.optional(z.string()),
  district: z.optional(z.string()),
})
export type AddressView = z.output<typeof provinceView>

/** The id in a URL; undefined if it is not one. */
export function idOf(text: string | undefined): number | undefined {
  return text !== undefined && /^[1-9]\d{0,9}$/.test(text) ? Number(text) : undefined
}
