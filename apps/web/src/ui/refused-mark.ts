/** Marks an input whose typed text was refused and replaced by its last value: a form is not sent with it. */
export const refusedMark = 'data-refused'
