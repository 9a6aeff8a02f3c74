// Sets of minutes for overtime (O2, O3): unions, intersections and differences of spans, `to` excluded.
import type { Minutes } from './band-minutes.ts'

/** In order, without overlaps; touching spans are one. */
export function unionOf(spans: readonly Minutes[]): Minutes[] {
  const union: Minutes[] = []
  const inOrder = spans.length < 2 ? spans : spans.toSorted((one, other) => one.from - other.from)
  for (const span of inOrder) {
    if (span.from >= span.to) continue
    const last = union.at(-1)
    if (last && span.from <= last.to)
      union[union.length - 1] = { from: last.from, to: Math.max(last.to, span.to) }
    else union.push({ from: span.from, to: span.to })
  }
  return union
}

/** `spans` without the minutes of `taken`. */
export const without = (spans: readonly Minutes[], taken: readonly Minutes[]): Minutes[] =>
  taken.reduce<Minutes[]>(
    (left, { from, to }) =>
      left.flatMap(span =>
        from >= span.to || to <= span.from
          ? span
          : [
              { from: span.from, to: from },
              { from: to, to: span.to },
            ].filter(part => part.from < part.to),
      ),
    unionOf(spans),
  )

/** The minutes in both. */
export const inBoth = (spans: readonly Minutes[], others: readonly Minutes[]): Minutes[] =>
  unionOf(
    spans.flatMap(span =>
      others.map(other => ({ from: Math.max(span.from, other.from), to: Math.min(span.to, other.to) })),
    ),
  )
