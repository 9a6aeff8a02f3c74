// Finds a text in a catalogue and fills in placeholders; pure, so that it is tested without a browser.

export type Texts = { readonly [key: string]: string | Texts }
export type Parameters = Readonly<Record<string, string | number>>

/** Lao nouns have one form, but its texts for one may use other words: "tomorrow", not "in 1 day". */
const pluralForm = (count: number) => (Math.abs(count) === 1 ? '_one' : '_other')

function at(texts: Texts, key: string): string | undefined {
  let place: string | Texts | undefined = texts
  for (const name of key.split('.')) {
    if (typeof place !== 'object' || !Object.hasOwn(place, name)) return undefined
    place = place[name]
  }
  return typeof place === 'string' ? place : undefined
}

function counted(texts: Texts, key: string, count: number): string | undefined {
  const none = count === 0 ? at(texts, `${key}_zero`) : undefined
  return none ?? at(texts, key + pluralForm(count))
}

/** findText(texts, 'leave.inDays', { count: 2 }): the form for the count, filled in; undefined if unknown. */
export function findText(texts: Texts, key: string, parameters: Parameters = {}): string | undefined {
  const { count } = parameters
  const text = (typeof count === 'number' ? counted(texts, key, count) : undefined) ?? at(texts, key)
  return text?.replace(/\{\{(\w+)\}\}/g, (_whole, name: string) =>
    name === 'count' && typeof count === 'number'
      ? count.toLocaleString('en-US')
      : String(parameters[name] ?? ''),
  )
}
