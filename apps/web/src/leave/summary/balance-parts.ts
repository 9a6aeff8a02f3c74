// The parts of a balance in the order of L11, with their sign in the sum.
export const balanceParts = [
  { name: 'entitled', label: 'entitled', sign: '+' },
  { name: 'carriedOver', label: 'carriedOver', sign: '+' },
  { name: 'adjusted', label: 'adjustments', sign: '+' },
  { name: 'expired', label: 'expired', sign: '−' },
  { name: 'used', label: 'used', sign: '−' },
  { name: 'pending', label: 'pending', sign: '−' },
] as const
