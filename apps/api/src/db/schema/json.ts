import type { ColumnType } from 'kysely'

// The value of a jsonb column.
export type JsonValue =
  | string
  | number
  | boolean
  | null
  | readonly JsonValue[]
  | { readonly [key: string]: JsonValue }

/** A jsonb column: read as a value, written as JSON text. */
export type Json<Value = JsonValue> = ColumnType<Value, string, string>
/** A jsonb column that may be null. */
export type JsonOrNull<Value = JsonValue> = ColumnType<Value | null, string | null, string | null>
/** An instant that is null until the event happens. */
export type InstantOrNull = ColumnType<Date | null, Date | null | undefined, Date | null>
