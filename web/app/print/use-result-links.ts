import { useEffect, useState } from 'react'
import { callRest } from '../data/rest.ts'
import { useSession } from '../session/use-session.ts'

export interface ResultLinks {
  /** By match; empty for visitors, whose cards link to the schedule. */
  links: Readonly<Record<string, string>>
  problem: string | null
}

const NONE: ResultLinks = { links: {}, problem: null }

/** For an administrator who prints: the page for entering the result of each match. */
export function useResultLinks(slug: string | null): ResultLinks {
  const { userRole } = useSession()
  const [found, setFound] = useState<ResultLinks>(NONE)
  useEffect(() => {
    if (slug === null || userRole !== 'ADMIN') return
    let isOver = false
    const settle = (result: ResultLinks) => {
      if (!isOver) setFound(result)
    }
    callRest<{ links: Record<string, string> }>('manage', 'get', `/tournaments/${slug}/result-links`).then(
      ({ links }) => settle({ links, problem: null }),
      () =>
        settle({
          links: {},
          problem: 'We couldn’t load the result codes, so these cards link to the schedule.',
        }),
    )
    return () => {
      isOver = true
    }
  }, [slug, userRole])
  return found
}
