import { useState } from 'react'
import type { Family } from '../../family/family.ts'
import { WithFamily } from '../../family/with-family.tsx'
import { SiteLink } from '../../languages/site-link.tsx'
import { mixed } from '../../languages/written.tsx'
import { pageMeta } from '../../page-meta.ts'
import { FormMessage } from '../../ui/form/form-message.tsx'
import ui from '../../ui/ui.module.css'
import * as texts from './add-player/add-player.texts.ts'
import { AddPlayerForm } from './add-player/add-player-form.tsx'

export const meta = pageMeta({
  title: texts.title,
  description: texts.description,
  isPrivate: true,
})

export default function AddPlayer() {
  return <WithFamily>{(family) => <AddPlayers family={family} />}</WithFamily>
}

/** One child after another, each with a fresh form. */
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
        <h1>{family.players.length > 0 ? texts.addAnother : texts.addFirst}</h1>
        {!last && (
          <p className="quiet">
            {texts.noAccountNeeded}
            <SiteLink to="/guardian/code">{texts.useCode}</SiteLink>
            {texts.end}
          </p>
        )}
      </div>
      {last && <FormMessage kind="done">{mixed(texts.added(last))}</FormMessage>}
      <AddPlayerForm
        key={added.length}
        family={family}
        isFocused={added.length > 0}
        onAddAnother={addAnother}
      />
    </div>
  )
}
