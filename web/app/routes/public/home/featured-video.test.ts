import { clubContent } from '@touchline/domain/club/content.ts'
import { describe, expect, test } from 'vitest'
import { pickVideo } from './featured-video.tsx'

const { videos } = clubContent([]).content

/** A seeded generator, so that every run sees the same thousand visits. */
function randomFrom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296
    return state / 4_294_967_296
  }
}
const visits = Array.from({ length: 1000 }, (_, seed) => pickVideo(videos, [], randomFrom(seed * 7919)))

describe('the featured video, over a thousand visits', () => {
  test('starts between 10 % and 80 % of its length', () => {
    const shares = visits.map((picked) => (picked ? picked.startSeconds / picked.video.seconds : -1))
    expect(Math.min(...shares)).toBeGreaterThanOrEqual(0.1)
    expect(Math.max(...shares)).toBeLessThan(0.8)
    expect(Math.min(...shares)).toBeLessThan(0.12)
    expect(Math.max(...shares)).toBeGreaterThan(0.78)
  })

  test('picks each of the five now and then', () => {
    for (const { id } of videos)
      expect(visits.filter((picked) => picked?.video.id === id).length).toBeGreaterThan(100)
  })
})

test.each([
  ['the first, at its earliest', 0, 'give-and-go', 1],
  ['the last, at its latest', 0.999999, 'everyone-on-the-ball', 8],
])('%s', (_what, value, id, start) => {
  const picked = pickVideo(videos, [], () => value)
  expect(picked?.video.id).toBe(id)
  expect(picked?.startSeconds).toBeCloseTo(start, 3)
})

test('a visit never sees a video twice, and then there is none left', () => {
  const random = randomFrom(42)
  const seen: string[] = []
  for (const _turn of videos) seen.push(pickVideo(videos, seen, random)?.video.id ?? 'none')
  expect(seen.toSorted()).toEqual(videos.map(({ id }) => id).toSorted())
  expect(pickVideo(videos, seen, random)).toBeNull()
})

test('a club without videos shows none', () => expect(pickVideo([], [], () => 0.5)).toBeNull())
