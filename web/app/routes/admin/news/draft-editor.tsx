import { addDays } from '@touchline/domain/calendar-day.ts'
import type { ClubYear } from '@touchline/domain/club/content.ts'
import { publishedAt } from '@touchline/domain/club/news-drafts.ts'
import type { NewsDraft } from '@touchline/domain/club/schemas/news.ts'
import type { ClubSettings } from '@touchline/domain/club/settings.ts'
import { useState } from 'react'
import { datedMoment } from '../../../club/day-words.ts'
import { Button } from '../../../ui/button.tsx'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { asShown } from './as-shown.ts'
import { PostFrame } from './post-frame.tsx'
import { PublishChoice, type When } from './publish-choice.tsx'
import { usePostForm } from './use-post-form.ts'

interface DraftEditorProps {
  start: NewsDraft
  isNew: boolean
  settings: ClubSettings
  year: ClubYear
}

const LIST = '/admin/news'
const BUTTONS: Record<When, string> = { DRAFT: 'Save draft', AT: 'Schedule', NOW: 'Publish' }

/** Writes a post, and sets when families get to see it (C-14). */
export function DraftEditor({ start, isNew, settings, year }: DraftEditorProps) {
  const post = usePostForm('newsDrafts', start, isNew)
  const { value, setValue } = post
  const [when, setWhen] = useState<When>(start.publishAt ? 'AT' : 'DRAFT')
  const choose = (next: When) => {
    setWhen(next)
    const tomorrow = { day: addDays(year.today, 1), time: '09:00' }
    setValue({ ...value, publishAt: next === 'AT' ? (value.publishAt ?? tomorrow) : null })
  }
  const { publishAt, publishNow: _now, ...written } = value
  const save = (over?: NewsDraft) =>
    post.send(
      when === 'NOW' ? { ...value, publishNow: true } : value,
      {
        words: doneWords(when, value),
        to: (kept) => {
          if (when !== 'DRAFT') return LIST
          return isNew && kept ? `${LIST}/drafts/${kept.slug}` : null
        },
      },
      over,
    )
  return (
    <PostFrame
      settingKey="newsDrafts"
      post={post}
      shown={asShown({ ...written, date: publishAt?.day || year.today }, settings, year)}
      onSubmit={save}
      buttons={
        <>
          <Button type="submit" isBusy={post.isBusy} disabled={!post.isDirty && !isNew && when !== 'NOW'}>
            {BUTTONS[when]}
          </Button>
          {!isNew && <DeleteDraft title={value.title} onDelete={() => post.remove(deleted(value.title))} />}
        </>
      }
    >
      <PublishChoice
        when={when}
        at={publishAt}
        problems={post.problems}
        onWhen={choose}
        onAt={(at) => setValue({ ...value, publishAt: at })}
      />
    </PostFrame>
  )
}

const deleted = (title: string) => ({ words: `${title}: draft deleted.`, to: () => LIST })

function doneWords(when: When, draft: NewsDraft): string {
  const at = publishedAt(draft)
  if (when === 'NOW') return `${draft.title}: published. Families can read it now.`
  return at && when === 'AT' ? `Scheduled for ${datedMoment(at.toISOString())}.` : 'Draft saved.'
}

function DeleteDraft({ title, onDelete }: { title: string; onDelete: () => Promise<void> }) {
  const [isAsking, setAsking] = useState(false)
  return (
    <>
      <Button kind="small" onClick={() => setAsking(true)}>
        Delete draft
      </Button>
      {isAsking && (
        <ConfirmDialog
          title="Delete this draft?"
          confirm="Delete draft"
          busy="Deleting..."
          keep="Keep it"
          isHarmful
          onConfirm={onDelete}
          onClose={() => setAsking(false)}
        >
          <p>{title}</p>
        </ConfirmDialog>
      )}
    </>
  )
}
