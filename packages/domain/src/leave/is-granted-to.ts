// Who gets yearly grants of a leave type (L1, L3): paid types, within their gender limit.

/** `gender` of the type null = open to everybody. */
export const isGrantedTo = (
  type: { readonly paid: boolean; readonly gender: string | null },
  gender: string | null,
): boolean => type.paid && (type.gender === null || type.gender === gender)
