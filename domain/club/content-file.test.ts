import { expect, test } from 'vitest'
import { withFacts } from './content-file.ts'

test('facts are filled in wherever a text is; what is quoted later stays', () =>
  expect(
    withFacts(
      { title: 'At {field}', groups: [{ title: null, points: ['{days} days', '{{field}}, “{field}”'] }] },
      { field: 'Cedar "Bend"', days: 7 },
    ),
  ).toEqual({
    title: 'At Cedar "Bend"',
    groups: [{ title: null, points: ['7 days', '{{field}}, “Cedar "Bend"”'] }],
  }))

test('an unknown fact is named', () =>
  expect(() => withFacts(['{nobody}'], {})).toThrow('{nobody}, which nobody knows'))
