/** The error of a form's field as text: the form allows any node, the checks return texts. */
export const errorText = (error: unknown): string | undefined =>
  typeof error === 'string' ? error : undefined
