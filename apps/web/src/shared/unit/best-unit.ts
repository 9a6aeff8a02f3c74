// The unit that Enter chooses while its name is typed: the best match itself, never a unit above it.
import { plainText } from '#web/ui/plain-text.ts'

type Named = { readonly name: string; readonly nameLo: string }
type Unit<Node> = Named & { readonly children: readonly Node[] }

/** 0 the whole name, 1 its beginning, 2 the beginning of a word, 3 anywhere; 4 = no match. */
function rankOf({ name, nameLo }: Named, text: string): number {
  const names = [plainText(name), plainText(nameLo)]
  const rules: readonly ((one: string) => boolean)[] = [
    one => one === text,
    one => one.startsWith(text),
    one => one.includes(` ${text}`),
    one => one.includes(text),
  ]
  const rank = rules.findIndex(isMatch => names.some(isMatch))
  return rank === -1 ? rules.length : rank
}

const flatUnits = <Node extends Unit<Node>>(nodes: readonly Node[]): Node[] =>
  nodes.flatMap(node => [node, ...flatUnits(node.children)])

/** Among equal matches the first of the tree. */
export function bestUnit<Node extends Unit<Node>>(nodes: readonly Node[], typed: string): Node | undefined {
  const text = plainText(typed)
  if (text === '') return undefined
  const [best] = flatUnits(nodes)
    .map(node => ({ node, rank: rankOf(node, text) }))
    .filter(({ rank }) => rank < 4)
    .toSorted((one, other) => one.rank - other.rank)
  return best?.node
}
