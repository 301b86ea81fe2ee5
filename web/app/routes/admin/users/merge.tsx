import { useNavigate } from 'react-router'
import { type MergeSideProps, MergeTwo } from '../../../desk/merge-two.tsx'
import { personName } from '../../../desk/people-lines.ts'
import { usePerson } from '../../../desk/people-list.ts'
import { pageMeta } from '../../../page-meta.ts'
import { Button } from '../../../ui/button.tsx'
import { ListStates } from '../../../ui/list-states.tsx'
import ui from '../../../ui/ui.module.css'
import { ApartButton } from './apart-button.tsx'
import { FindUser } from './find-user.tsx'
import { type MergePreview, mergeSentences } from './merge-preview.ts'
import { PersonCard } from './person-card.tsx'

export const meta = pageMeta({
  title: 'Merge two users',
  description: 'Two records, one person.',
  isPrivate: true,
})

export default function Merge() {
  return (
    <MergeTwo<MergePreview>
      title="Merge two users"
      note="For one person with two records. What moves is shown before anything is done."
      path="/merges"
      Side={Chosen}
      Find={FindUser}
      sentences={mergeSentences}
      doubt={closesTheAccount}
      nameOf={({ keep }) => keep.email}
      action={(preview) => <TwoPeople {...preview} />}
      done={(keepId) => `/admin/users/${keepId}`}
    />
  )
}

const closesTheAccount = ({ hasKeptAccount, account, keep }: MergePreview) =>
  !hasKeptAccount &&
  account === 'CLOSED' &&
  `The one that stays can’t sign in, but the one that goes can. Swap the two, or invite ${keep.email} afterwards.`

function TwoPeople({ keep, gone }: MergePreview) {
  const navigate = useNavigate()
  return (
    <ApartButton
      oneId={keep.id}
      otherId={gone.id}
      isApart={false}
      onSaid={() => navigate('/admin/users/duplicates')}
    />
  )
}

function Chosen({ id, fate, onOther }: MergeSideProps) {
  return (
    <ListStates loaded={usePerson(id)}>
      {(person) =>
        person === null ? (
          <div className={ui.card}>
            <p role="status">This user no longer exists.</p>
            <Button kind="small" onClick={onOther}>
              Someone else
            </Button>
          </div>
        ) : (
          <PersonCard person={person} fate={fate}>
            <div className={ui.actions}>
              <Button kind="small" onClick={onOther}>
                Someone else<span className="visually-hidden"> than {personName(person)}</span>
              </Button>
            </div>
          </PersonCard>
        )
      }
    </ListStates>
  )
}
