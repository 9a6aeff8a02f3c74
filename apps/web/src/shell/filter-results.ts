// What the search shows for a text: every typed word must be in the name, its section, or begin one of its keywords.
import type { SpotlightActionData, SpotlightFilterFunction } from '@mantine/spotlight'

type Result = Pick<SpotlightActionData, 'label' | 'description' | 'keywords'>

const wordsOf = (text: string) => text.toLowerCase().split(/\s+/).filter(Boolean)

/** 0 = the name begins with the text, 1 = contains it, 2 = has its words, 3 = its keywords do; undefined = not found. */
function searchRank({ label = '', description = '', keywords = [] }: Result, query: string) {
  const text = wordsOf(query).join(' ')
  const name = label.toLowerCase()
  if (name.startsWith(text)) return 0
  if (name.includes(text)) return 1
  const words = wordsOf(text)
  const around = `${name} ${description.toLowerCase()}`
  if (words.every(word => around.includes(word))) return 2
  const known = wordsOf([keywords].flat().join(' '))
  const isKnown = (word: string) => around.includes(word) || known.some(one => one.startsWith(word))
  return words.every(isKnown) ? 3 : undefined
}

/** The best results first, in their groups; the group with the best result first. */
export const filterResults: SpotlightFilterFunction = (query, groups) => {
  const ranked = groups.flatMap(group => {
    if (!('actions' in group)) return []
    const found = group.actions
      .map(action => ({ action, rank: searchRank(action, query) }))
      .filter((one): one is typeof one & { rank: number } => one.rank !== undefined)
      .toSorted((one, other) => one.rank - other.rank)
    const [best] = found
    return best === undefined
      ? []
      : [{ best: best.rank, group: { ...group, actions: found.map(one => one.action) } }]
  })
  return ranked.toSorted((one, other) => one.best - other.best).map(({ group }) => group)
}
