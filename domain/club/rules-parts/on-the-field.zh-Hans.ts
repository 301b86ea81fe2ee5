import type { Basics } from '../defaults/base.ts'
import { arriveTime, decisionTime } from '../season-words.ts'
import { plainPart, type RulesPart } from './rules-part.ts'

export const onTheField = (basics: Basics): RulesPart[] => [
  clubRules(basics),
  conduct,
  weather(basics),
  supervision(basics),
]

const clubRules = ({ season }: Basics) =>
  plainPart('club-rules', '俱乐部规则', '十条规则，训练更顺利。', [
    `请提前${season.arriveMinutesEarly}分钟，${arriveTime(season)}到场。`,
    '戴好护腿板，穿在长袜里。没有护腿板不能上场。',
    '带水，水壶上写名字。',
    '穿足球鞋或跑鞋；不能穿金属鞋钉，不能戴首饰。',
    '友善待人：对队友、对手、裁判，也对自己。',
    '人人都上场，人人都试每个位置。',
    '未满6岁的球员，要有一位家里的大人留在球场。',
    '教练举手时，停球，听教练说话。',
    '狗不能进草皮；离开时球场要比来时更干净。',
    '离开前告诉教练；哪里疼也要告诉教练。',
  ])

const conduct: RulesPart = {
  id: 'conduct',
  title: '行为准则',
  summary: '尊重规则、裁判和彼此，保持冷静。',
  groups: [
    {
      title: '球员',
      points: [
        '我按规则踢球，哨声一响就停。',
        '我扶起对手，赛后握手。',
        '不管在场上还是网上，我都不取笑别人。',
      ],
    },
    {
      title: '家长和观众',
      points: [
        '我为双方加油，指导的事交给教练。',
        '我不和裁判争论。我们的裁判可能还是孩子。',
        '我站在观众一侧，在线外。',
        '如果我不高兴，先等一天，再和教练谈或写信给俱乐部。',
      ],
    },
    {
      title: '教练',
      points: [
        '我让每个孩子都有触球和上场的时间。',
        '我小声纠正，大声表扬。',
        '安全比任何比分都重要；场边的气氛由我带头。',
      ],
    },
    {
      title: '出了问题时',
      points: ['先轻声提醒，再警告，然后当天离场。', '更进一步的处理，由俱乐部听取各方意见后决定。'],
    },
  ],
}

const weather = ({ facts, season }: Basics) =>
  plainPart('weather', '天气', facts.weather, [
    '打雷：所有人离开球场，最后一声雷后30分钟才能回来。',
    '球场积水或结霜：不训练。',
    '烟雾或高温：按BC Soccer的指引办。',
    '市政府关闭球场时，我们也不能用。',
    `我们会在${decisionTime(season)}前公布在网站顶部。没有通知就照常训练。`,
  ])

const supervision = ({ contact }: Basics) =>
  plainPart('supervision', '看护和接送', '从训练开始到您接走孩子，由我们照看。', [
    '请把孩子交到教练手上，不要只送到门口。',
    '只有您指定的人可以接孩子。有变动请告诉我们。',
    '每个孩子都有教练陪着，直到有人来接。',
    `要迟到？请致电${contact.phone}，我们会告诉孩子。`,
  ])
