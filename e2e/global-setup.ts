import { findChromium } from './find-chromium.ts'

/** Found once; the workers inherit the answer. */
export default function globalSetup(): void {
  process.env.CHROMIUM_PATH = findChromium()
}
