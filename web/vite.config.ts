import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'
import { ownChunkLoading } from './build-plugins/own-chunk-loading.ts'
import { precompress } from './build-plugins/precompress.ts'

export default defineConfig({
  root: import.meta.dirname,
  plugins: [ownChunkLoading(), reactRouter(), precompress()],
  build: { assetsInlineLimit: 0 },
})
