/** Each month has its film, one after the other; null where there are none. */
export function moveOfTheMonth<Video>(videos: readonly Video[], today: string): Video | null {
  const month = Number(today.slice(0, 4)) * 12 + Number(today.slice(5, 7)) - 1
  return videos[month % (videos.length || 1)] ?? null
}
