const EARLIEST = 0.1
const LATEST = 0.8

interface Timed {
  id: string
  seconds: number
}

export interface Picked<Video> {
  video: Video
  /** Where it starts: between 10 % and 80 % of its length. */
  startSeconds: number
}

/** One of those that were not shown in this visit, at random; null when all of them were. */
export function pickVideo<Video extends Timed>(
  videos: readonly Video[],
  seen: readonly string[],
  random: () => number,
): Picked<Video> | null {
  const fresh = videos.filter(({ id }) => !seen.includes(id))
  const video = fresh[Math.floor(random() * fresh.length)]
  if (!video) return null
  return { video, startSeconds: video.seconds * (EARLIEST + random() * (LATEST - EARLIEST)) }
}
