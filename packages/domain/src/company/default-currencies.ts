// The currencies a new company starts with (N3).

/** `exponent` is how many decimals the smallest unit in use has: none for kip and dong. */
export const defaultCurrencies = [
  { code: 'LAK', name: 'Lao kip', nameLo: 'ກີບ', symbol: '₭', exponent: 0 },
  { code: 'THB', name: 'Thai baht', nameLo: 'ບາດ', symbol: '฿', exponent: 2 },
  { code: 'USD', name: 'US dollar', nameLo: 'ໂດລາສະຫະລັດ', symbol: '$', exponent: 2 },
  { code: 'CNY', name: 'Chinese yuan', nameLo: 'ຢວນ', symbol: '¥', exponent: 2 },
  { code: 'VND', name: 'Vietnamese dong', nameLo: 'ດົງ', symbol: '₫', exponent: 0 },
] as const
