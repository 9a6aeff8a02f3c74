// A list of numbers goes to PostgreSQL as one text. The driver quotes and escapes number by number: for the people of a
// large unit that takes longer than finding them.
import type { ClientBase } from 'pg'

/** From here on the connection sends lists of whole numbers as they are. */
export function sendNumberLists(client: ClientBase): void {
  const query: (...given: unknown[]) => unknown = client.query.bind(client)
  const plain = (statement: unknown, values: unknown, ...others: unknown[]): unknown =>
    Array.isArray(values)
      ? query(statement, values.map(asText), ...others)
      : query(statement, values, ...others)
  client.query = plain as typeof client.query
}

const asText = (value: unknown): unknown =>
  Array.isArray(value) && value.every(Number.isSafeInteger) ? `{${value.join(',')}}` : value
