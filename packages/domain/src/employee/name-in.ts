// The name of a unit, a leave type and the like in the reader's language (L1, P9; fullName is that of a person).
type Named = { readonly name: string | null; readonly nameLo?: string | null }

/** A missing Lao name is filled with the other one. */
export const nameIn = ({ name, nameLo }: Named, language: 'en' | 'lo'): string =>
  (language === 'lo' && nameLo) || (name ?? '')
