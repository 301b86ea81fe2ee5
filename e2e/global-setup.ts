import { buildWholeSite } from '../server/src/site/build-site.ts'
import { findChromium } from './find-chromium.ts'

/** Found and built once; the workers inherit the answer. */
export default async function globalSetup(): Promise<void> {
  process.env.CHROMIUM_PATH = findChromium()
  await buildWholeSite(() => {})
}
