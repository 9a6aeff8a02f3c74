import { defineConfig } from 'vitest/config'

export default defineConfig({
  // Other checks run in parallel, so a slow second is not a failure.
  test: {
    isolate: false,
    include: ['src/**/*.test.ts'],
    setupFiles: ['../../scripts/fixed-seed.ts'],
    testTimeout: 60_000,
  },
})
