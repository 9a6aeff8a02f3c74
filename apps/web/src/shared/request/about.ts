/** A request in words: its dates, and what is asked for with them. */
export type About = { readonly dates: string; readonly what: string }
