/** The column of `employee as e` to sort by in the reader's language and script (N6). */
export const sortNames = { en: 'e.sort_name', lo: 'e.sort_name_lo' } as const
