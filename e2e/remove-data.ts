// Removes the data folder after a run.
import { rmSync } from 'node:fs'

export default function removeData(): void {
  const folder = process.env.E2E_DATA_DIR
  if (folder) rmSync(folder, { recursive: true, force: true })
}
