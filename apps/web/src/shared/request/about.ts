/** A request as text: its dates and content. */
export type About = { readonly dates: string; readonly what: string }
