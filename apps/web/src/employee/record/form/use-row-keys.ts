import { useState } from 'react'

const newKey = () => crypto.randomUUID()

/**
 * Keys that stay with the rows of a list when they move: the inputs keep what was typed into them by themselves, so
 * they must move along.
 */
export function useRowKeys(count: number) {
  const [keys, setKeys] = useState(() => Array.from({ length: count }, newKey))
  return {
    keys,
    add: () => setKeys([...keys, newKey()]),
    remove: (index: number) => setKeys(keys.toSpliced(index, 1)),
    move: (from: number, to: number) =>
      setKeys(keys.toSpliced(from, 1).toSpliced(to, 0, keys[from] ?? newKey())),
  }
}
