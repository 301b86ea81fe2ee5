import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { callRest } from '../../data/rest.ts'
import { written } from '../../languages/written.tsx'
import { useSession } from '../../session/use-session.ts'
import { comma } from '../../tournament/tournament.texts.ts'
import { Button } from '../../ui/button.tsx'
import { FormMessage } from '../../ui/form/form-message.tsx'
import * as texts from './rundown.texts.ts'

interface TickItemProps {
  slug: string
  item: { id: string; title: string; done: boolean }
}

/** For an administrator on a phone: everybody sees the tick at once. Others do not see the button. */
export function TickItem({ slug, item: { id, title, done } }: TickItemProps) {
  const { userRole } = useSession()
  const { revalidate } = useRevalidator()
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  if (userRole !== 'ADMIN') return null
  const tick = async () => {
    setBusy(true)
    setProblem(null)
    try {
      await callRest('manage', 'put', `/tournaments/${slug}/rundown/${id}`, { body: { done: !done } })
      await revalidate()
    } catch {
      setProblem(texts.notReached)
    } finally {
      setBusy(false)
    }
  }
  return (
    <div className="no-print">
      <Button kind="quiet" disabled={isBusy} onClick={tick}>
        {done ? texts.markNotDone : texts.markDone}
        <span className="visually-hidden">
          {comma}
          {written(title)}
        </span>
      </Button>
      {problem && <FormMessage>{problem}</FormMessage>}
    </div>
  )
}
