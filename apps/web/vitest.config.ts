import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    name: 'web',
    isolate: false,
    include: ['src/**/*.test.{ts,tsx}'],
    setupFiles: ['../../scripts/fixed-seed.ts'],
    testTimeout: 60_000,
  },
})
