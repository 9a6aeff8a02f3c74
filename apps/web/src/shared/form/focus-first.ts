/** Order on the page, which may differ from the shape. */
const byPlace = (one: HTMLElement, other: HTMLElement) =>
  one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1

type Errors = Readonly<Record<string, unknown>>

/** Moves the focus to the first field with an error. */
export function focusFirst(
  form: { getInputNode: (path: string) => HTMLElement | null },
  errors: Errors,
): void {
  const nodes = Object.keys(errors).flatMap(path => form.getInputNode(path) ?? [])
  nodes.toSorted(byPlace).at(0)?.focus()
}
