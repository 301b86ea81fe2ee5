import { useState } from 'react'
import { Navigate, useSearchParams } from 'react-router'
import { newId } from '../../../data/new-id.ts'
import { pageMeta } from '../../../page-meta.ts'
import { NEW } from './starting-values.ts'

export const meta = pageMeta({
  title: 'Write an email',
  description: 'An email to a group.',
  isPrivate: true,
})

/** An email gets its own address with the first word, so that a reload finds it. */
export default function NewCampaign() {
  const [id] = useState(newId)
  const [search] = useSearchParams()
  const params = new URLSearchParams(search)
  params.set(NEW, '1')
  return <Navigate replace to={`/admin/email/${id}?${params}`} />
}
