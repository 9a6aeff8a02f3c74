import { defineConfig } from 'vitest/config'

export default defineConfig({
  // Other checks run beside these: a slow second is no failure.
  test: {
    isolate: false,
    include: ['src/**/*.test.ts'],
    setupFiles: ['../../scripts/fixed-seed.ts'],
    testTimeout: 60_000,
  },
})
