/** By data and frame, what their page hands to its scripts, as it stands in the page. It goes when either does. */
const written = new WeakMap<object, WeakMap<object, string>>()
const standsFor = new WeakMap<object, object>()

/**
 * For the loader of a page that has other addresses with the same data (decision 234). The router writes down all that
 * a loader returns, for every page anew. Once that has been done for these data in this frame, it gets an empty object
 * in their place, and the page gets what was written then. A page has no other data than these two.
 */
export function handedOnce<Data extends object>(data: Data, frame: object): Data {
  const inFrames = written.get(data) ?? new WeakMap<object, string>()
  written.set(data, inFrames)
  if (!inFrames.has(frame)) return data
  const standIn = {}
  standsFor.set(standIn, data)
  return standIn as Data
}

/** Puts data back where something stands for them: what is rendered, and what is written for an error, are these. */
export function putBack(loaderData: Record<string, unknown>): void {
  for (const [id, data] of Object.entries(loaderData)) loaderData[id] = standsFor.get(data as object) ?? data
}

/** What a page with these data hands to its scripts; only data that are handed once are known the next time. */
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
