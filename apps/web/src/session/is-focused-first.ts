/** Whether the first field of a sign-in page has the focus: a phone would cover the page with its keyboard. */
export const isFocusedFirst = (): boolean => matchMedia('(hover: hover)').matches
