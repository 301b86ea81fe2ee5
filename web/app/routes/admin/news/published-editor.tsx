import type { ClubYear } from '@touchline/domain/club/content.ts'
import type { NewsPost } from '@touchline/domain/club/schemas/news.ts'
import type { ClubSettings } from '@touchline/domain/club/settings.ts'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useChange } from '../../../area/area-data.tsx'
import { Button } from '../../../ui/button.tsx'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { notify } from '../../../ui/toast.tsx'
import { asShown } from './as-shown.ts'
import { moveToDrafts } from './keep-post.ts'
import { PostFrame } from './post-frame.tsx'
import { usePostForm } from './use-post-form.ts'

interface PublishedEditorProps {
  start: NewsPost
  settings: ClubSettings
  year: ClubYear
}

/** Corrects a published post, or takes it back. */
export function PublishedEditor({ start, settings, year }: PublishedEditorProps) {
  const post = usePostForm('news', start, false)
  const done = { words: 'Saved. It’s live now.', to: () => null }
  return (
    <PostFrame
      settingKey="news"
      post={post}
      shown={asShown(post.value, settings, year)}
      onSubmit={(over) => post.send(post.value, done, over)}
      buttons={
        <>
          <Button type="submit" isBusy={post.isBusy} disabled={!post.isDirty}>
            Save
          </Button>
          <Button kind="small" disabled={!post.isDirty} onClick={post.discard}>
            Discard changes
          </Button>
          {!post.isDirty && <BackToDrafts post={post.value} />}
        </>
      }
    />
  )
}

function BackToDrafts({ post }: { post: NewsPost }) {
  const navigate = useNavigate()
  const [isAsking, setAsking] = useState(false)
  const move = useChange(moveToDrafts)
  return (
    <>
      <Button kind="small" onClick={() => setAsking(true)}>
        Move back to drafts
      </Button>
      {isAsking && (
        <ConfirmDialog
          title="Move this post back to drafts?"
          confirm="Move to drafts"
          busy="Moving..."
          keep="Leave it published"
          onConfirm={async () => {
            const slug = await move.mutateAsync(post)
            notify('It’s a draft again. Families no longer see it.')
            navigate(`/admin/news/drafts/${slug}`)
          }}
          onClose={() => setAsking(false)}
        >
          <p>Families no longer see it, and links to it stop working until you publish it again.</p>
        </ConfirmDialog>
      )}
    </>
  )
}
