import { useState } from 'react'
import { Link } from 'react-router'
import type { Family } from '../../family/family.ts'
import { WithFamily } from '../../family/with-family.tsx'
import { pageMeta } from '../../page-meta.ts'
import { FormMessage } from '../../ui/form/form-message.tsx'
import ui from '../../ui/ui.module.css'
import { AddPlayerForm } from './add-player/add-player-form.tsx'

export const meta = pageMeta({
  title: 'Add a player',
  description: 'Add a child to your family.',
  isPrivate: true,
})

export default function AddPlayer() {
  return <WithFamily>{(family) => <AddPlayers family={family} />}</WithFamily>
}

/** One child after another, each with a form of their own. */
function AddPlayers({ family }: { family: Family }) {
  const [added, setAdded] = useState<string[]>([])
  const addAnother = (firstName: string) => {
    setAdded([...added, firstName])
    window.scrollTo({ top: 0 })
  }
  const last = added.at(-1)
  return (
    <div className={`${ui.page} ${ui.narrow}`}>
      <div>
        <h1>{family.players.length > 0 ? 'Add another player' : 'Add your first player'}</h1>
        {!last && (
          <p className="quiet">
            Your child never needs an account or an email address. Did we register you on paper?{' '}
            <Link to="/guardian/code">Use the code from your confirmation</Link>.
          </p>
        )}
      </div>
      {last && <FormMessage kind="done">{last} has been added. Who’s next?</FormMessage>}
      <AddPlayerForm
        key={added.length}
        family={family}
        isFocused={added.length > 0}
        onAddAnother={addAnother}
      />
    </div>
  )
}
