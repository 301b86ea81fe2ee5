import { fileURLToPath } from 'node:url'
import { build } from 'vite'

/** The page's script bundled with all its imports. */
export async function journeyScript(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      target: 'es2022',
      lib: { entry: fileURLToPath(new URL('./page.ts', import.meta.url)), formats: ['es'] },
      rolldownOptions: { output: { codeSplitting: false } },
    },
  })
  const [result] = [built].flat()
  const chunks = result && 'output' in result ? result.output.filter((part) => part.type === 'chunk') : []
  if (chunks.length !== 1) throw new Error(`expected one script, got ${chunks.length}`)
  return chunks[0]?.code ?? ''
}
