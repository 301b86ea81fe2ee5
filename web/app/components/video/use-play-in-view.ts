import { type RefObject, useEffect } from 'react'

interface Connection {
  saveData?: boolean
}

const MOSTLY = 0.6

/** Plays, silently, while most of the film is in sight: not for those who want less motion or less data. */
export function usePlayInView(player: RefObject<HTMLVideoElement | null>, id: string | undefined): void {
  useEffect(() => {
    const video = player.current
    if (!video || !id || wantsStillness()) return
    const watch = new IntersectionObserver(
      ([entry]) => {
        // A browser that does not let it play leaves the still, and the controls.
        if (entry?.isIntersecting) video.play().catch(() => {})
        else video.pause()
      },
      { threshold: MOSTLY },
    )
    watch.observe(video)
    return () => watch.disconnect()
  }, [player, id])
}

function wantsStillness(): boolean {
  const { connection } = navigator as Navigator & { connection?: Connection }
  return connection?.saveData === true || matchMedia('(prefers-reduced-motion: reduce)').matches
}
