/** The column of `employee as e` with the name a reader looks for, in the order of their script (N6). */
export const sortNames = { en: 'e.sort_name', lo: 'e.sort_name_lo' } as const
