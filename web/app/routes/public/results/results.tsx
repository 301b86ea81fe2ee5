import { useEffect, useState } from 'react'
import { Link, useParams } from 'react-router'
import { pageMeta } from '../../../page-meta.ts'
import { keepForOffline } from '../../../tournament/keep-for-offline.ts'
import { Button } from '../../../ui/button.tsx'
import { ErrorScreen } from '../../../ui/error-screen.tsx'
import { Loading } from '../../../ui/loading.tsx'
import { Entry } from './entry.tsx'
import { cardAddress, loadCard, type ResultCard } from './result-card.ts'

export const meta = pageMeta({
  title: 'Enter a result',
  description: 'For match referees: tell us how it ended.',
  isPrivate: true,
})

type State = { kind: 'LOADING' | 'UNKNOWN' | 'LOST' } | { kind: 'THERE'; card: ResultCard }

/** The page behind the code on a score card. */
export default function Results() {
  const { token = '' } = useParams()
  const [state, setState] = useState<State>({ kind: 'LOADING' })
  useEffect(() => {
    let isGone = false
    const load = () =>
      loadCard(token).then(
        (card) => !isGone && setState(card ? { kind: 'THERE', card } : { kind: 'UNKNOWN' }),
        () => !isGone && setState((before) => (before.kind === 'THERE' ? before : { kind: 'LOST' })),
      )
    load()
    window.addEventListener('online', load)
    return () => {
      isGone = true
      window.removeEventListener('online', load)
    }
  }, [token])
  const isThere = state.kind === 'THERE'
  // Scanned at the tent and opened again on the pitch, where there may be no reception.
  useEffect(() => {
    if (isThere) return keepForOffline([new URL(cardAddress(token), location.origin).href])
  }, [isThere, token])
  switch (state.kind) {
    case 'LOADING':
      return <Loading message="Loading the match..." />
    case 'THERE':
      return <Entry token={token} card={state.card} />
    case 'LOST':
      return <NoConnection />
    case 'UNKNOWN':
      return <UnknownLink />
  }
}

const NoConnection = () => (
  <ErrorScreen title="No connection" actions={<Button onClick={() => location.reload()}>Try Again</Button>}>
    <p>The match will load once you’re back online. Until then, write the result on the card.</p>
  </ErrorScreen>
)

const UnknownLink = () => (
  <ErrorScreen
    title="This link isn’t one of ours"
    actions={
      <Link className="button" to="/">
        Go Home
      </Link>
    }
  >
    <p>Please scan the code on the score card again, or hand the card in at the desk.</p>
  </ErrorScreen>
)
