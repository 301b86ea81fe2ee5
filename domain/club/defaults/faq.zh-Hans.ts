import type { FaqItem } from '../schemas/faq.ts'

/** What parents ask, as `faq.ts` has it. */
export const defaultFaq: FaqItem[] = [
  {
    id: 'when-and-where',
    topic: 'TRAINING',
    question: '什么时候、在哪里训练？',
    answer:
      '{{seasonDates}}，{{trainingDays}}{{trainingTimes}}，在{{city}} {{field}}。共{{sessionCount}}次训练课，最后一次在{{lastSessions}}。',
  },
  {
    id: 'arrive',
    topic: 'TRAINING',
    question: '应该几点到？',
    answer: '请提前{{arriveMinutes}}分钟，{{arriveTime}}到场，戴好护腿板，装满水壶。',
  },
  {
    id: 'rain',
    topic: 'TRAINING',
    question: '下雨怎么办？',
    answer:
      '{{weather}}不安全是指：打雷（最后一声雷后我们等30分钟）、球场积水或结霜、烟雾或高温超出BC Soccer的标准，或市政府关闭球场。我们会在{{decisionTime}}前公布在网站顶部；没有通知就照常训练。',
  },
  {
    id: 'bring',
    topic: 'KIT',
    question: '要带什么？',
    answer: '护腿板（穿在长袜里）、足球鞋或跑鞋、水、保暖衣物和雨衣。首饰请留在家里。不能穿金属鞋钉。',
  },
  {
    id: 'ball',
    topic: 'KIT',
    question: '该用几号球？',
    answer: 'U8及以下用3号球，U9至U13用4号球，U14起用5号球。',
  },
  {
    id: 'dark',
    topic: 'TRAINING',
    question: '十一月下午五点天不是黑了吗？',
    answer: '冬令时开始后确实天黑了。{{lights}}穿颜色鲜亮的衣服，教练和司机在孩子上车的路上更容易看到他们。',
  },
  {
    id: 'price',
    topic: 'FEES',
    question: '费用是多少？',
    answer:
      '每周一天，每月{{priceOnce}}；两天都来，每月{{priceTwice}}。报名{{familyFrom}}个或以上孩子时，{{familyFor}}减{{familyPercent}}：两个孩子各来一天，每月共{{priceTwoChildren}}。',
  },
  {
    id: 'december',
    topic: 'FEES',
    question: '为什么{{specialMonths}}比较便宜？',
    answer:
      '那个月训练比较少，所以减{{specialPercent}}：每周一天{{specialOnce}}，两天{{specialTwice}}。家庭优惠另计。',
  },
  {
    id: 'how-to-pay',
    topic: 'FEES',
    question: '怎么付款？',
    answer: '我们先确认孩子的名额。{{whenToPay}}{{payByTransfer}}{{payInCash}}我们不收信用卡。',
  },
  {
    id: 'missed-a-day',
    topic: 'FEES',
    question: '缺了一天课，可以补吗？',
    answer: '如果有空位，可以参加周末另一天的训练，跟教练说一声就行。因天气取消的训练不退款。',
  },
  {
    id: 'refunds',
    topic: 'FEES',
    question: '可以退款吗？',
    answer:
      '在某个月第一次训练课的前一天或更早告诉我们，该月费用全额退款。从第一次训练课当天起不退款；如果受伤（有医生证明）或搬家，则退还剩余训练课的费用。完整的退款表在规则页。',
  },
  {
    id: 'help-with-fees',
    topic: 'FEES',
    question: '费用上有困难，有补助吗？',
    answer:
      '有KidSport和A4K等补助，但课程要符合条件，请先问我们。不要因为钱的问题不跟我们说就放弃足球；我们会保密。',
  },
  {
    id: 'three-year-olds',
    topic: 'REGISTRATION',
    question: '3岁孩子训练90分钟会不会太长？',
    answer:
      '训练由小游戏组成，中间有休息、点心和故事。每个未满6岁的球员都要有一位大人留在球场；孩子累了，随时可以停下来。',
  },
  {
    id: 'never-played',
    topic: 'REGISTRATION',
    question: '孩子从来没踢过球，可以吗？',
    answer:
      '正合适。从{{youngest}}岁到{{oldest}}岁，每个人都从一个球和一个游戏开始。欢迎来看一次训练课，或联系我们试一次。',
  },
  {
    id: 'which-team',
    topic: 'REGISTRATION',
    question: '孩子会分到哪支球队？',
    answer: '球队按出生年份分组。在球队页选择孩子的出生年份，就能看到组别、颜色和教练。',
  },
  {
    id: 'photos',
    topic: 'PRIVACY',
    question: '你们会给孩子拍照吗？',
    answer:
      '只有您同意才会拍，而且您随时可以在个人资料里更改。如果看到不该出现的照片，请告诉我们，我们会在{{answerDays}}天内撤下。',
  },
  {
    id: 'help-out',
    topic: 'VOLUNTEER',
    question: '我可以帮忙吗？',
    answer:
      '非常欢迎。布置场地、准备点心、拍照和比赛日都需要人手；新教练和新裁判会有经验丰富的人带着。请联系我们，主题选志愿者或裁判。',
  },
]
