import * as z from 'zod/mini'

/** Stored or received text of a known shape; null if it is missing, no JSON, or of another shape. */
export function readJson<Shape extends z.ZodMiniType>(
  shape: Shape,
  text: string | null,
): z.output<Shape> | null {
  try {
    return z.safeParse(shape, JSON.parse(text ?? 'null')).data ?? null
  } catch {
    return null
  }
}
