import type { Plan } from '@touchline/domain/tournament/plan/plan.ts'
import { useEffect, useState } from 'react'
import { useSession } from '../session/use-session.ts'

const BY_SLUG = {
  field: 'tournamentsBySlug',
  query: 'query Staff($slug: String!) { tournamentsBySlug(slug: $slug, limit: 1) { items { plan } } }',
}

export interface StaffPlan {
  isAdmin: boolean
  plan: Plan | null
  problem: string | null
}

/** The whole plan with its phone numbers, if an administrator asks for the staff's copy. */
export function useStaffPlan(slug: string, isWanted: boolean): StaffPlan {
  const isAdmin = useSession().userRole === 'ADMIN'
  const [found, setFound] = useState<Omit<StaffPlan, 'isAdmin'>>({ plan: null, problem: null })
  useEffect(() => {
    if (!isAdmin || !isWanted) return
    let isOver = false
    const settle = (result: Omit<StaffPlan, 'isAdmin'>) => {
      if (!isOver) setFound(result)
    }
    load(slug).then(
      (plan) => settle({ plan, problem: null }),
      () =>
        settle({
          plan: null,
          problem: 'We couldn’t load the phone numbers. Try again, or print the public copy.',
        }),
    )
    return () => {
      isOver = true
    }
  }, [slug, isAdmin, isWanted])
  return { isAdmin, ...found }
}

/** Loaded on demand: visitors print as well and should not load the client. */
async function load(slug: string): Promise<Plan | null> {
  const [{ amplifyClient }, { makeRequest }] = await Promise.all([
    import('../data/client.ts'),
    import('../data/request.ts'),
  ])
  const { items } = await makeRequest(amplifyClient())<{ items: { plan: string | null }[] }>(BY_SLUG, {
    slug,
  })
  const text = items[0]?.plan
  return text ? JSON.parse(text) : null
}
