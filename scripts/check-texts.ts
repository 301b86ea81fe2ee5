import { readFileSync } from 'node:fs'
import path from 'node:path'
import { parseSync, Visitor } from 'oxc-parser'
import { repositoryFiles, root } from './repository-files.ts'

const OTHERS = ['zh-Hans', 'zh-Hant'] as const
type Other = (typeof OTHERS)[number]

const HAN = /\p{Script=Han}/u
const HALF_WIDTH = /\p{Script=Han}[,;:!?()]|[,;:!?()]\p{Script=Han}/u
/** Parts that need no translation: names, placeholders and addresses. */
const NAMES =
  /\{\{?\w+\}?\}|name@example\.org|\b(PMFC|Interac|e-Transfer|KidSport|Jumpstart|A4K|BC Soccer|JavaScript|PDF|PIN|JPEG|PNG|Google Authenticator|Google|Microsoft Authenticator|1Password|ABCD-EFGH|U|ics)\b/g

/** All texts of a file that users may read, without the facts inserted into them. */
function textsIn(file: string, source: string): string[] {
  const found: string[] = []
  if (file.endsWith('.json')) {
    JSON.parse(source, (_key, value) => {
      if (typeof value === 'string') found.push(value)
    })
    return found
  }
  new Visitor({
    Literal({ value }) {
      if (typeof value === 'string') found.push(value)
    },
    TemplateElement: ({ value }) => {
      found.push(value.cooked ?? '')
    },
  }).visit(parseSync(file, source).program)
  return found
}

/** The problems with Chinese texts in a file, one sentence each (Y-4). */
export function chineseProblems(file: string, source: string): string[] {
  const wrong = file.includes('zh-Hans') ? TRADITIONAL : SIMPLIFIED
  return textsIn(file, source)
    .filter((text) => HAN.test(text))
    .flatMap((text) => {
      const strange = [...text].filter((character) => wrong.has(character))
      const english = text.replaceAll(NAMES, '').match(/[A-Za-z]{2,}/g) ?? []
      return [
        ...(strange.length > 0 ? [`${file}: “${text}” has ${strange.join('')} of the other script`] : []),
        ...(HALF_WIDTH.test(text) ? [`${file}: “${text}” has punctuation of half width`] : []),
        ...(english.length > 0 ? [`${file}: “${text}” has ${english.join(', ')} left in English`] : []),
      ]
    })
}

const EXPORT =
  /^export const (\w+)(?:: [^=]+)? =\s+([\s\S]*?)(?=^export const |^const |^interface |^\/\*\*|(?![\s\S]))/gm

/** The facts in each text, by name: the parameters that it uses, and its numbers. */
function factsIn(source: string): Map<string, string> {
  const facts = new Map<string, string>()
  for (const [, name = '', body = ''] of source.matchAll(EXPORT)) {
    const [, given, rest] = /^\(([^)]*)\)(?:: \w+)? =>([\s\S]*)/.exec(body) ?? []
    const names = (given ?? '').match(/\w+(?=[,:} ])/g) ?? []
    const used = names.filter((one) => new RegExp(`\\b${one}\\b`).test(rest ?? ''))
    const numbers = rest === undefined ? (body.match(/\d+/g) ?? []) : []
    facts.set(name, [...new Set(used), ...numbers.toSorted()].join(', '))
  }
  return facts
}

/** Texts that are missing, superfluous or have other facts than the English ones. */
export function factProblems(file: string, english: string, other: string): string[] {
  const [theirs, ours] = [factsIn(english), factsIn(other)]
  const names = new Set([...theirs.keys(), ...ours.keys()])
  return [...names]
    .filter((name) => theirs.get(name) !== ours.get(name))
    .map((name) => `${file}: ${name} says (${ours.get(name)}), the English (${theirs.get(name)})`)
}

const LANGUAGE = new RegExp(`\\.(?:${OTHERS.join('|')})(?=\\.(?:ts|json)$)`)

/** Translated files without an English original, which the site would never use. */
export const lonely = (files: readonly string[]): string[] =>
  files.filter((file) => LANGUAGE.test(file) && !files.includes(file.replace(LANGUAGE, '')))

const inLanguage = (file: string, language: Other) => file.replace(/\.ts$/, `.${language}.ts`)
const read = (file: string) => readFileSync(path.join(root, file), 'utf8')

export function checkTexts(): string[] {
  const files = repositoryFiles()
  const modules = files.filter((file) => file.endsWith('.texts.ts'))
  return [
    ...modules.flatMap((file) =>
      OTHERS.map((language) => inLanguage(file, language)).flatMap((other) =>
        files.includes(other)
          ? factProblems(other, read(file), read(other))
          : [`${file} has no ${path.basename(other)} beside it`],
      ),
    ),
    ...lonely(files).map((file) => `${file} has no English file beside it, and is shown to nobody`),
    ...files.filter((file) => LANGUAGE.test(file)).flatMap((file) => chineseProblems(file, read(file))),
  ]
}

/** The most common characters that only one of the two Chinese scripts has. */
const SIMPLIFIED = new Set(
  [
    '万与专业东丝丢两严丧个临丽举义乌乐乔习乡书买亏产亲亿仅从仓仪们价众优会传伤伦伪体侠侦侧偿储儿党兰关兴养兽冈军农冻减凑凤凭凯击刘则刚创删剂剑剧劝办务动励劲劳势医华协单卖卫厂厅历厉压厌',
    '县参双发变叹听启员呛响哑唤啸喷嘱团园围国图圆圣场坏块坚坛坝坟坠垄垒垦垫墙壮声壳处备复够头夹夺奋奖妆妇妈娱娴婴孙学宁宝实宠审宪宫宽宾寝对寻导寿将尔尘层属岁岂岛岭峡帅师帐帜带帧帮广庄庆',
    '库应庙废开归录彻径忆忧怀态怜总恋恳恶恼悬惊惧惨惩惯愤愿懒戏战扑执扩扫扬扰抚抛抢护报担拟拥择挂挡挣挤挥损换据掷揽搁搂摄摆摇摊撑敌数斋断无旧时显晒晓晕暂机杀杂权条来极构枢枪柜标栈栋树样',
    '档桥桨检楼横欢欧歼毁毕汉汤沟没泪泽洁浇测济浏浓涂涛润涨渐渔湿溃滚满滤滥滨滩潜灭灯灵灾炉点炼烂烛烟烦烧热爱爷牵牺状独狭狮猎猪猫献玛环现珑琐电画畅疗疮疯痴皱盐监盖盘矫码础确碍礼祸离种积',
    '称税稳穷窃窍窜窝竖竞笔笼筑筛签简篮类粮紧纠红纤约级纪纯纲纳纵纷纸纹纺纽线练组细织终绍经绑结给络绝统继绩绪续绳维绵综绿缓编缘缝缠缩缴网罗罚罢职联聪肃肠肤肿胁胜胶脉脏脑脚脱脸腊腾舰艺节',
    '芦苏苹茎荐荣药莱获萝营蒋蓝虏虑虽虾蚀蚁蛮补衬袜装见观规视览觉计订认讨让训议讯记讲许论设访证评识诉词译试诗话该详语误说请读课谁调谈谋谢谣谱负贡财责贤败货质贩贫购贯贴贵贷贸费贺资赏赔赖',
    '赚赛赞赠赢赶趋跃踪车轨轩转轮软轻载较辅辆辉输边达迁过迈运还这进远违连迟适选逊递逻遗邮邻郑酱释针钉钟钢钥钱铁铃铅银铺销锁锅错锦键镇镜长门闪闭问闯闲间闷闹闻阅阔队阳阴阵阶际陆陈险随隐难',
    '雾静页顶项顺须顾顿预领颇频题颜额风飞饭饮饰饱饿馆马驱驾骂验骑骗骤鱼鲜鸟鸡鸣鸭鹅麦黄齐龄龙',
  ].join(''),
)

const TRADITIONAL = new Set(
  [
    '丟來俠倉個們倫側偵偽備傳傷僅價儀億償優儲兒兩凍凱刪則剛創劇劉劍劑勁動務勝勞勢勵勸匯協厭厲參員問啞啟喚喪喬單嘗嘯噴嚴囑國圍園圓圖團執堅報場塊塗塵墊墜墳墾壇壓壘壞壟壩壯壽夠夾奪奮妝娛婦',
    '媽嫻嬰孫學宮寢實寧審寬寵寶將專尋對導層屬岡島峽崗嶺帥師帳帶幀幟幫庫廟廠廢廣廳後徑從徹悶惡惱愛態慘慣慮慶憂憐憑憤憲憶懇應懲懶懷懸懼戀戰戲戶拋掃掙掛揚換揮損搖搶摟撐撫撲擁擇擊擋擔據擠擬',
    '擱擲擴擺擾攝攤攬敗敵數斷時暈暢暫曉曬書會東條棟棧業極榮構槍槳樂樓標樞樣樹橋機橫檔檢櫃權歐歡歲歷歸殲殺殼毀決沒況涼淚淨減測湊湯溝滅滾滿漁漢漲漸潔潛潤潰澆澤濃濕濟濤濫濱濾瀏灘災烏無煉煙',
    '煩熱燈燒營燭爐爛爺爾牆牽犧狀狹獅獎獨獲獵獸獻現瑣瑪環瓏產畢畫瘋瘡療癡發皺監盤眾矯確碼礎礙禍禮稅種稱積穩窩窮竄竅竊競筆節築篩簡簽籃籠糧糾紀約紅紋納紐純紙級紛紡細紹終組結絕絡給統絲綁經',
    '綜綠維綱網綿緊緒線緣編緩練縣縫縮縱總績織繩繳繼續纏纖罰罵罷羅義習聖聞聯聰聲職聽肅脅脈脫腦腫腳腸膚膠臉臘臟臨與興舉舊艦莊莖華萊萬蓋蔣薦藍藝藥蘆蘇蘋蘭蘿處虜虧蝕蝦蟻蠻術衛補裝裡複襪襯見',
    '規視親覺覽觀訂計訊討訓記訪設許訴評詞試詩話該詳誇認語誤說誰課調談請論謀講謝謠證識譜譯議護讀變讓讚豈豎豐豬貓負財貢貧貨販貫責貴買貸費貼貿賀資賓賞賠賢賣質賬賴賺購賽贈贏趕趨蹤躍車軌軍軒',
    '軟較載輔輕輛輝輪輸轉辦農這連週進運過達違遜遞遠適遲遷選遺邁還邊邏郵鄉鄭鄰醫醬釋釘針鈴鉛銀銷鋪鋼錄錢錦錯鍋鍵鎖鎮鏡鐘鐵鑰長門閃閉開閒間閱闊闖關陣陰陳陸陽隊階際隨險隱隻雖雙雜雞離難電霧',
    '靈靜響頁頂項順須預頓頗領頭頻題額顏願類顧顯風飛飯飲飽飾養餓館馬駕騎騙騰驅驗驚驟體鬧魚鮮鳥鳳鳴鴨鵝鹽麗麥黃點黨齊齋齡龍',
  ].join(''),
)
