import { buildWholeSite } from '../server/src/site/build-site.ts'
import { findChromium } from './find-chromium.ts'

/** Finds the browser and builds the site once; the workers inherit the result. */
export default async function globalSetup(): Promise<void> {
  process.env.CHROMIUM_PATH = findChromium()
  await buildWholeSite(() => {})
}
