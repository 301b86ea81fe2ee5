import type { Basics } from '../defaults/base.ts'
import { keptRows } from './kept-rows.zh-Hans.ts'
import { plainPart, type RulesPart } from './rules-part.ts'

export const careAndPrivacy = (basics: Basics): RulesPart[] => [
  concussion,
  photos(basics),
  privacy(basics),
  disclaimer,
]

const concussion: RulesPart = {
  id: 'concussion',
  title: '脑震荡',
  summary: '有疑问就下场，有书面许可才能回来。',
  groups: [
    {
      title: '当天',
      points: [
        '怀疑脑震荡：球员马上停止，当天不再上场。',
        '我们会告诉家长或监护人，也不会让球员独自一人。',
        '请看医生或执业护士。如果反复呕吐、抽搐、越来越神志不清、乏力或颈部疼痛，请拨打911。',
      ],
    },
    {
      title: '恢复的六个步骤，每一步至少相隔24小时',
      points: [
        '休息，只做日常的轻微活动。',
        '轻量运动，例如散步或慢骑自行车。',
        '单独跑步和练球。',
        '和别人一起做训练，不接触身体。',
        '收到医生或执业护士的书面许可后，参加完整训练。',
        '参加比赛。',
      ],
    },
    {
      title: null,
      points: ['任何一步症状重现：停下来休息，退回上一步。'],
    },
  ],
}

const photos = ({ contact }: Basics) =>
  plainPart('photos', '照片和视频', '您同意才拍，您说撤就撤。', [
    '没有家庭的同意，俱乐部不给任何人拍照。同意与否不影响参加。',
    '绝不写出全名；绝不在更衣室或洗手间拍摄。',
    '您随时可以在个人资料里更改决定。',
    `要求撤下的照片，会在${contact.answerWithinDays}天内撤下。`,
    '自己拍照？请只发布自己孩子的照片。',
  ])

/** Who the privacy officer is stands in the English: the name is in the club's own words. */
const privacy = ({ contact: { privacyOfficer } }: Basics): RulesPart => ({
  id: 'privacy',
  title: '隐私',
  summary: '我们只保存安全开展训练所需的资料，遵守卑诗省《个人信息保护法》。',
  table: {
    caption: '我们保存什么、为什么、多久、谁能看到',
    columns: ['内容', '用途', '保存多久', '谁能看到'],
    rows: keptRows,
  },
  groups: [
    {
      title: '谁能看到',
      points: [
        '公开的页面和名单只显示名字和姓氏首字母，或球衣号码。绝不显示出生日期、电话号码或健康备注。',
        '我们不出售、不出租这些资料，只在法律要求或紧急情况下才提供给别人。',
      ],
    },
    {
      title: '怎样保护',
      points: [
        '密码加密保存，谁都看不到；您家资料的每次改动都会记录，并写明是谁改的。',
        '健康备注是您自己选择告诉我们的，绝不会出现在电子邮件、导出文件或名单里。',
        '系统每晚删除表中已到期的资料。',
      ],
    },
    {
      title: '您的权利',
      points: [
        '随时可以在个人资料里查看、更正或下载您的资料，也可以向我们要求。',
        '随时可以移除孩子或关闭账户。法律不要求保存的资料会马上删除；在您决定之前，个人资料页会列明哪些会保留、保留到什么时候。',
        `我们的隐私负责人：${privacyOfficer.email}。`,
        '不满意？您可以向卑诗省信息与隐私专员办公室投诉。',
      ],
    },
  ],
})

const disclaimer = plainPart('disclaimer', '免责声明', '足球有风险，安排会变动，您的权利不变。', [
  '足球是激烈的运动，难免有碰撞。我们尽力保证安全，但仍可能受伤。',
  '我们尽力让网站内容正确、及时，但时间、地点和价格可能变动；以我们向您确认的为准。',
  '其他网站的链接只为方便您，内容由对方负责。',
  '本网站和我们的表格不会减损您或孩子依法享有的权利。',
])
