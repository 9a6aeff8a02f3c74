// The parts of the layout library that the chart uses; the library has no types.
declare module 'd3-flextree' {
  type FlexNode<Data> = {
    readonly data: Data
    /** Centre of its top edge. */
    readonly x: number
    readonly y: number
    readonly parent: FlexNode<Data> | null
    each(visit: (node: FlexNode<Data>) => void): void
  }
  type FlexLayout<Data> = {
    (tree: FlexNode<Data>): FlexNode<Data>
    hierarchy(data: Data): FlexNode<Data>
  }
  export function flextree<Data>(options: {
    nodeSize: (node: FlexNode<Data>) => [width: number, height: number]
    children: (data: Data) => readonly Data[] | null
    spacing?: number
  }): FlexLayout<Data>
}
