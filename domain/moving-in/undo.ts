/** Why something that an import created is kept when the import is undone (I-7). */
export type StaysBecause =
  | 'REGISTERED'
  | 'KIT_ORDERED'
  | 'TOURNAMENT'
  | 'CHANGED'
  | 'HAS_CHILDREN'
  | 'HAS_ENTRIES'

export const undoWords: Record<StaysBecause, string> = {
  REGISTERED: 'is registered for a program',
  KIT_ORDERED: 'has a kit order',
  TOURNAMENT: 'is in a tournament',
  CHANGED: 'has changed since',
  HAS_CHILDREN: 'has children here',
  HAS_ENTRIES: 'has entries in the books',
}
