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
  plainPart('club-rules', '球會規則', '十條規則，訓練更順利。', [
    `請提早${season.arriveMinutesEarly}分鐘，${arriveTime(season)}到場。`,
    '戴好護脛，穿在長襪內。沒有護脛不能上場。',
    '帶水，水樽上寫名字。',
    '穿足球鞋或跑鞋；不能穿金屬鞋釘，不能戴首飾。',
    '友善待人：對隊友、對手、裁判，也對自己。',
    '人人都上場，人人都試每個位置。',
    '未滿6歲的球員，要有一位家中的大人留在球場。',
    '教練舉手時，停球，聽教練說話。',
    '狗不能進入草皮；離開時球場要比來時更乾淨。',
    '離開前告訴教練；哪裡痛也要告訴教練。',
  ])

const conduct: RulesPart = {
  id: 'conduct',
  title: '行為準則',
  summary: '尊重規則、裁判和彼此，保持冷靜。',
  groups: [
    {
      title: '球員',
      points: [
        '我按規則踢球，哨聲一響就停。',
        '我扶起對手，賽後握手。',
        '不論在場上還是網上，我都不取笑別人。',
      ],
    },
    {
      title: '家長和觀眾',
      points: [
        '我為雙方打氣，指導的事交給教練。',
        '我不和裁判爭論。我們的裁判可能還是孩子。',
        '我站在觀眾一側，在線外。',
        '如果我不高興，先等一天，再和教練談或寫信給球會。',
      ],
    },
    {
      title: '教練',
      points: [
        '我讓每個孩子都有觸球和上場的時間。',
        '我小聲糾正，大聲讚賞。',
        '安全比任何比分都重要；場邊的氣氛由我帶頭。',
      ],
    },
    {
      title: '出了問題時',
      points: ['先輕聲提醒，再警告，然後當天離場。', '更進一步的處理，由球會聽取各方意見後決定。'],
    },
  ],
}

const weather = ({ facts, season }: Basics) =>
  plainPart('weather', '天氣', facts.weather, [
    '打雷：所有人離開球場，最後一聲雷後30分鐘才能回來。',
    '球場積水或結霜：不訓練。',
    '煙霧或高溫：按BC Soccer的指引辦。',
    '市政府關閉球場時，我們也不能用。',
    `我們會在${decisionTime(season)}前在網站頂部公布。沒有通知即照常訓練。`,
  ])

const supervision = ({ contact }: Basics) =>
  plainPart('supervision', '照顧和接送', '從訓練開始到您接走孩子，由我們照顧。', [
    '請把孩子交到教練手上，不要只送到門口。',
    '只有您指定的人可以接孩子。有變動請告訴我們。',
    '每個孩子都有教練陪着，直到有人來接。',
    `要遲到？請致電${contact.phone}，我們會告訴孩子。`,
  ])
