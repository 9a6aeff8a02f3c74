// The kinds of business a space can be of (P3); '' = not known. Their names are texts of the screens.
export const businessTypes = [
  'TRADING',
  'MANUFACTURING',
  'CONSTRUCTION',
  'AGRICULTURE',
  'MINING_ENERGY',
  'TRANSPORT',
  'HOTEL_RESTAURANT',
  'FINANCE',
  'IT',
  'HEALTH',
  'EDUCATION',
  'SERVICES',
  'NON_PROFIT',
  'OTHER',
] as const
export type BusinessType = (typeof businessTypes)[number]
