import { useSearchParams } from 'react-router'
import { pageMeta } from '../../../../page-meta.ts'
import { Button } from '../../../../ui/button.tsx'
import { DeskPage } from '../../../../ui/desk-page.tsx'
import ui from '../../../../ui/ui.module.css'
import pair from '../../users/users.module.css'
import { MergeOutlook } from './merge-outlook.tsx'
import { MergeSide } from './merge-side.tsx'

export const meta = pageMeta({
  title: 'Merge two players',
  description: 'Two entries, one child.',
  isPrivate: true,
})

/** Both stand in the address, so that other screens can lead here. */
export default function MergePlayers() {
  const [search, setSearch] = useSearchParams()
  const [keep, gone] = [search.get('keep'), search.get('gone')]
  const choose = (part: 'keep' | 'gone') => (id: string) =>
    setSearch((before) => ({ ...Object.fromEntries(before), [part]: id }), { replace: true })
  return (
    <DeskPage
      title="Merge two players"
      note="For one child with two entries. What moves is shown before anything is done."
    >
      <div className={pair.pair}>
        <MergeSide title="This one stays" id={keep} notThis={gone} onChoose={choose('keep')} />
        <MergeSide title="This one goes" id={gone} notThis={keep} onChoose={choose('gone')} />
      </div>
      {keep && gone && (
        <>
          <div className={ui.actions}>
            <Button kind="small" onClick={() => setSearch({ keep: gone, gone: keep }, { replace: true })}>
              Swap the two
            </Button>
          </div>
          <MergeOutlook key={`${keep} ${gone}`} keepId={keep} goneId={gone} />
        </>
      )}
    </DeskPage>
  )
}
