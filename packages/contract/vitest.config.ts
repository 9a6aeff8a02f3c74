import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    isolate: false,
    include: ['src/**/*.test.ts'],
    setupFiles: ['../../scripts/fixed-seed.ts'],
    testTimeout: 60_000,
  },
})
