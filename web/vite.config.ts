import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'
import { frameInOneFile } from './build-plugins/frame-in-one-file.ts'
import { ownChunkLoading } from './build-plugins/own-chunk-loading.ts'
import { precompress } from './build-plugins/precompress.ts'

export default defineConfig({
  root: import.meta.dirname,
  plugins: [ownChunkLoading(), frameInOneFile(), reactRouter(), precompress()],
  build: { assetsInlineLimit: 0 },
  // A server that starts would else look for hundreds of small files.
  ssr: { noExternal: ['@mantine/form', /^@tanstack\//] },
})
