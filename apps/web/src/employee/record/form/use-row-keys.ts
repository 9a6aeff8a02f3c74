import { useState } from 'react'

const newKey = () => crypto.randomUUID()

/** Keys that move with the rows of a list, because uncontrolled inputs keep their own text. */
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
