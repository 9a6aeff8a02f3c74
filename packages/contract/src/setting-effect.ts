// The preview of a setting that pays or charges people: what would change, and for whom.

/** People of the list; the sums are of all. */
export const mostAffected = 100
