import type { NewsPost } from '@touchline/domain/club/schemas/news.ts'
import type { ReactNode } from 'react'
import { Photo } from '../../../components/photo.tsx'
import styles from './post-photo.module.css'

interface PostPhotoProps {
  photo: NonNullable<NewsPost['photo']>
  instead?: ReactNode
}

export const PostPhoto = ({ photo, instead }: PostPhotoProps) => (
  <Photo {...photo} className={styles.photo} width={640} height={360} instead={instead} />
)
