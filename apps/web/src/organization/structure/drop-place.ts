// Where a dragged unit would land: before, into or after the row it is held over.
import type { TreeRow } from './tree-rows.ts'

export type DropZone = 'before' | 'into' | 'after'
/** `index` counts the children of the new parent without the moved unit; undefined = at the end. */
export type DropPlace = { readonly parentId: string | null; readonly index: number | undefined }

/** The upper and lower quarter of a row are the gaps beside it. */
export function dropZone(offset: number, height: number): DropZone {
  if (offset < height / 4) return 'before'
  return offset > (height * 3) / 4 ? 'after' : 'into'
}

type Held<Node> = { readonly id: string; readonly row: TreeRow<Node>; readonly zone: DropZone }
type WithChildren = { readonly id: string; readonly children: readonly { readonly id: string }[] }

/** Below the row of an open unit lie its children: "after" it is the first place among them. */
export function dropPlace<Node extends WithChildren>(
  { id, row, zone }: Held<Node>,
  siblings: readonly { readonly id: string }[],
): DropPlace {
  if (zone === 'into') return { parentId: row.node.id, index: undefined }
  if (zone === 'after' && row.isOpen) return { parentId: row.node.id, index: 0 }
  const others = siblings.filter(sibling => sibling.id !== id)
  const at = others.findIndex(sibling => sibling.id === row.node.id)
  return { parentId: row.parentId, index: zone === 'before' ? at : at + 1 }
}

/** Dropping it there would leave everything as it is. */
export function isSamePlace(
  { parentId, index }: DropPlace,
  now: { readonly parentId: string | null; readonly index: number },
): boolean {
  return parentId === now.parentId && (index === undefined || index === now.index)
}
