import { expect, test } from 'vitest'
import { topicFrom } from './contact-topics.ts'

test.each([
  ['PRIVACY', 'PRIVACY'],
  ['kit', 'KIT'],
  ['', 'TRAINING'],
  ['nonsense', 'TRAINING'],
  [null, 'TRAINING'],
])('the address asks for %s', (text, topic) => expect(topicFrom(text)).toBe(topic))
