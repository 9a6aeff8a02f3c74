// The key of a page, the sort values of the last row seen, comes back from the client: each part is checked.
type Fits = (part: string) => boolean

export const isAnyText: Fits = () => true
export const isNumberText: Fits = part => /^\d{1,9}$/.test(part)
export const isIdText: Fits = part => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(part)
export const isInstantText: Fits = part =>
  /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/.test(part) && !Number.isNaN(Date.parse(part))

/** isKeyOf<[date: LocalDate, id: string]>(isLocalDate, isNumberText) */
export const isKeyOf =
  <Key extends readonly string[]>(...fits: { readonly [Part in keyof Key]: Fits }) =>
  (key: readonly string[]): key is Key =>
    key.length === fits.length && fits.every((fit, place) => fit(key[place] ?? ''))
