import type { Scalar } from '@touchline/domain/models/model-types.ts'

export const block = (head: string, lines: string[]) =>
  `${head} {\n${lines.map((line) => `  ${line}`).join('\n')}\n}`

/** The prefix of the filter inputs of each scalar. */
export const filterTypes: Record<Scalar, string> = {
  ID: 'ID',
  String: 'String',
  Int: 'Int',
  Float: 'Float',
  Boolean: 'Boolean',
  AWSDate: 'String',
  AWSDateTime: 'String',
  AWSTimestamp: 'Int',
  AWSJSON: 'String',
}

/** Scalars, and the operator inputs that all models' filters use. */
const operators = {
  order: (type: string) => [
    `ne: ${type}`,
    `eq: ${type}`,
    `le: ${type}`,
    `lt: ${type}`,
    `ge: ${type}`,
    `gt: ${type}`,
  ],
  range: (type: string) => [`between: [${type}]`],
  text: ['contains', 'notContains', 'beginsWith'],
  sets: (type: string) => [`in: [${type}]`, `notIn: [${type}]`],
}

const attribute = ['attributeExists: Boolean', 'attributeType: ModelAttributeTypes']
const input = (name: string, lines: string[]) => block(`input ${name}`, lines)
const texts = (type: string) => operators.text.map((operator) => `${operator}: ${type}`)

const textual = ['String', 'ID'].flatMap((type) => [
  input(`Model${type}Input`, [
    ...operators.order(type),
    ...texts(type),
    ...operators.range(type),
    ...attribute,
    'size: ModelSizeInput',
  ]),
  input(`ModelSubscription${type}Input`, [
    ...operators.order(type),
    ...texts(type),
    ...operators.range(type),
    ...operators.sets(type),
  ]),
])

const numeric = ['Int', 'Float'].flatMap((type) => [
  input(`Model${type}Input`, [...operators.order(type), ...operators.range(type), ...attribute]),
  input(`ModelSubscription${type}Input`, [
    ...operators.order(type),
    ...operators.range(type),
    ...operators.sets(type),
  ]),
])

export const sharedSdl = [
  'scalar AWSDate\nscalar AWSDateTime\nscalar AWSTimestamp\nscalar AWSJSON',
  'enum ModelSortDirection {\n  ASC\n  DESC\n}',
  'enum ModelAttributeTypes {\n  binary\n  binarySet\n  bool\n  list\n  map\n  number\n  numberSet\n  string\n  stringSet\n  _null\n}',
  input('ModelSizeInput', [...operators.order('Int'), ...operators.range('Int')]),
  input('ModelBooleanInput', ['ne: Boolean', 'eq: Boolean', ...attribute]),
  input('ModelSubscriptionBooleanInput', ['ne: Boolean', 'eq: Boolean']),
  input('ModelStringKeyConditionInput', [
    ...operators.order('String').filter((line) => !line.startsWith('ne')),
    ...operators.range('String'),
    'beginsWith: String',
  ]),
  ...textual,
  ...numeric,
].join('\n\n')
