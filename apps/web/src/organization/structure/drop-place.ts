// Where a dragged unit is dropped: before, into or after the row under the pointer.
import type { TreeRow } from './tree-rows.ts'

export type DropZone = 'before' | 'into' | 'after'
/** `index` is among the new parent's children without the moved unit; undefined = at the end. */
export type DropPlace = { readonly parentId: string | null; readonly index: number | undefined }

/** The top and bottom quarter of a row are the gaps around it. */
export function dropZone(offset: number, height: number): DropZone {
  if (offset < height / 4) return 'before'
  return offset > (height * 3) / 4 ? 'after' : 'into'
}

type Held<Node> = { readonly id: string; readonly row: TreeRow<Node>; readonly zone: DropZone }
type WithChildren = { readonly id: string; readonly children: readonly { readonly id: string }[] }

/** An open unit's children are below its row: "after" it means its first child. */
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

/** Whether dropping there changes nothing. */
export function isSamePlace(
  { parentId, index }: DropPlace,
  now: { readonly parentId: string | null; readonly index: number },
): boolean {
  return parentId === now.parentId && (index === undefined || index === now.index)
}
