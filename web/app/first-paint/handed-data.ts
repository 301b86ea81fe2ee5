/** The text that a page hands to its scripts, keyed by data and frame. It is dropped as soon as either of them is. */
const written = new WeakMap<object, WeakMap<object, string>>()
const standsFor = new WeakMap<object, object>()

/**
 * For the loader of a page that has other addresses with the same data (decision 234). The router serializes everything
 * a loader returns, again for every page. Once that has been done for these data in this frame, the router gets an
 * empty object instead, and the page gets the text from the first time. Such a page has no data besides these two.
 */
export function handedOnce<Data extends object>(data: Data, frame: object): Data {
  const inFrames = written.get(data) ?? new WeakMap<object, string>()
  written.set(data, inFrames)
  if (!inFrames.has(frame)) return data
  const standIn = {}
  standsFor.set(standIn, data)
  return standIn as Data
}

/** Puts the data back where a placeholder stands for them, for rendering and for error pages. */
export function putBack(loaderData: Record<string, unknown>): void {
  for (const [id, data] of Object.entries(loaderData)) loaderData[id] = standsFor.get(data as object) ?? data
}

/** The text that a page with these data hands to its scripts; only data marked by `handedOnce` are remembered. */
export async function handedText(
  { root: frame, ...others }: Record<string, unknown>,
  write: () => Promise<string>,
): Promise<string> {
  const [data] = Object.values(others)
  const inFrames = written.get(data as object)
  const known = inFrames?.get(frame as object)
  if (known !== undefined) return known
  const text = await write()
  inFrames?.set(frame as object, text)
  return text
}
