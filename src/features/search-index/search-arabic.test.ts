import { normalize } from '@falaj/contract/normalize.ts';
import { expect, test } from 'vitest';
import { arabicForms } from './arabic-stem.ts';
import { buildIndex } from './build-index.ts';
import type { SearchEntry } from './index-format.ts';
import { searchIn } from './search.ts';

const page = (
  id: string,
  title: string,
  headline: string,
  {
    kind = 'page',
    description = '',
    headings = '',
    text = '',
    keywords,
  }: Partial<SearchEntry> = {},
): SearchEntry => ({
  id,
  title,
  group: '',
  kind,
  description,
  names: headline,
  keywords,
  headings: `${headline}\n${headings}`,
  text,
});

const ENTRIES = [
  page('/realty', 'العقارات', 'ترميز العقارات: بيعوا حصصاً في مبنى واحد', {
    description: 'نقسم ملكية المبنى إلى حصص رقمية، ونربط كل حصة بسند الملكية.',
    headings: 'تمويل المشاريع العقارية\nتوزيع الإيجار على الحاملين',
    text: 'يشتري المستثمر حصة في العقار، ويبقى سجل الحاملين مطابقاً للسند. الأسعار يحددها المالك.',
    keywords: 'real estate\nproperty',
  }),
  page('/carbon', 'أرصدة الكربون', 'رصيد كربوني واحد، ورمز مميّز واحد', {
    description: 'يُلغى الرصيد مرة واحدة، ويرى المشتري ما أُلغي.',
    headings: 'إلغاء الأرصدة الكربونية\nفترة الحظر بعد الإصدار',
    text: 'تسجل جهة التحقق كل رصيد، ولا يباع الرصيد مرتين.',
  }),
  page('/gold', 'المعادن الثمينة', 'الذهب والفضة في خزائن مؤمّنة', {
    description: 'كل رمز مميّز يقابل سبيكة في الخزنة.',
    headings: 'تقرير الحفظ\nاسترداد السبائك',
    text: 'تحفظ السبائك جهة حفظ مرخصة، وتدقق الخزنة كل سنة.',
  }),
  page('/lock', 'قواعد الحظر', 'فترة الحظر: متى يجوز بيع الحصص', {
    kind: 'document',
    description: 'كيف تمنع قواعد التحويل بيع الحصة قبل موعدها.',
    headings: 'فترات حظر مختلفة لكل فئة\nرفع الحظر',
    text: 'يتحقق العقد من تاريخ الشراء قبل كل تحويل.',
    keywords: 'lock-up',
  }),
  page('/register', 'سجل الحاملين', 'سجل الحاملين: من يملك، وكم', {
    kind: 'document',
    description: 'السجل الذي تُقرأ منه الملكية، وكيف يُصحَّح.',
    headings: 'إضافة حامل\nتصحيح قيد في السجلّ',
    text: 'لكل حامل قيد واحد بمعيار ERC-3643، وبعد التحقق من هويته KYC.',
  }),
  page('/custody', 'حفظ الأصول', 'الحفظ والمفاتيح: من يوقّع', {
    kind: 'document',
    description: 'تحفظ جهة الحفظ المفاتيح، ونحن لا نحفظ أموالاً ولا أصولاً.',
    headings: 'اختيار جهة الحفظ\nفقدان مفتاح',
    text: 'توقّع جهتان على كل تحويل كبير.',
  }),
  page('/services', 'الخدمات', 'خدماتنا وأسعارها', {
    description: 'ما الذي نبنيه، وكم يكلف، وكم يستغرق.',
    headings: 'الأسعار بالدرهم\nمدة التنفيذ',
    text: 'سعر كل مرحلة مكتوب قبل أن تبدأ.',
    keywords: 'تكلفة\nميزانية\ncost\nprice',
  }),
  page('/contact', 'تواصل معنا', 'احجزوا مكالمة مع مهندس', {
    description: 'اختاروا موعداً، ونتصل بكم.',
    headings: 'حجز موعد\nالعنوان والهاتف',
    text: 'مكتبنا في دبي.',
    keywords: 'اتصال\nbooking\nphone',
  }),
  page('/compliance', 'منصة الامتثال', 'امتثال يسبق كل تحويل', {
    description: 'مكافحة غسل الأموال، والتحقق من الهوية، وقوائم العقوبات.',
    headings: 'إعرف عميلك\nالتزامات المُصدر',
    text: 'يراجع مسؤول الامتثال كل حالة، وهذه آلية المراجعة في الشؤون المالية.',
    keywords: 'aml\nkyc',
  }),
  page('/audits', 'تدقيق العقود', 'تدقيق أمني لكل عقد ذكي', {
    description: 'يراجع مدققون مستقلون الشيفرة قبل إطلاقها.',
    headings: 'تقارير التدقيق المنشورة\nثغرات أُصلحت',
    text: 'ننشر كل تقرير، ومعه ما أصلحناه.',
  }),
  page('/loyalty', 'برامج الولاء', 'نقاط ولاء يقبلها شركاؤكم', {
    description: 'نقاط تنتقل بين الشركاء وتُسوّى كل يوم.',
    headings: 'تسوية النقاط بين الشركاء\nبطاقات الأعضاء',
    text: 'تُستبدل النقاط بمكافآت في الفنادق والمطاعم.',
  }),
  page('/funds', 'الأسهم الخاصة', 'وحدات صندوق بسجل حيّ', {
    description: 'صناديق الأسهم الخاصة وسجل وحداتها.',
    headings: 'نداء رأس المال\nتوزيعات الصندوق',
    text: 'يرى الشريك وحداته ونداءاته.',
  }),
  page('/energy', 'الطاقة', 'طاقة مقيسة تُسدَّد في اليوم التالي', {
    description: 'قراءات العدادات وأموالها.',
    headings: 'عقود الطاقة الشمسية',
    text: 'تُقرأ العدادات كل ساعة.',
  }),
  page('/rwa', 'ترميز الأصول', 'ترميز الأصول الحقيقية من العقد إلى السجل', {
    description: 'خطوات ترميز أصل حقيقي.',
    headings: 'ضمانات المستثمر\nالقانون الذي يحكم الإصدار',
    text: 'العقارات والكربون والذهب أمثلة. فترة الحظر والحفظ والتدقيق خطوات.',
  }),
];

const SYNONYMS = [
  ['حصة', 'حصص'],
  ['أصل', 'أصول'],
  ['سعر', 'أسعار'],
  ['صندوق', 'صناديق'],
  ['رمز مميز', 'توكن', 'token', 'tokens'],
];
const index = buildIndex(ENTRIES, SYNONYMS, 'ar');
const find = (query: string) => searchIn(index, query).map(({ id }) => id);

test.each([
  ['العقارات', '/realty'],
  ['عقار', '/realty'],
  ['بالعقارات', '/realty'],
  ['وعقاراتها', '/realty'],
  ['بعقارات', '/realty'],
  ['للعقارات', '/realty'],
  ['الملكية العقاريه', '/realty'],
  ['real estate', '/realty'],
  ['ترميز الأصول', '/rwa'],
  ['ترميز الاصول', '/rwa'],
  ['ترميز أصول', '/rwa'],
  ['ترميز اصول', '/rwa'],
  ['ترميز أصل', '/rwa'],
  ['قانون', '/rwa'],
  ['القانونية', '/rwa'],
  ['ضمان', '/rwa'],
  ['الكربون', '/carbon'],
  ['كربونيّة', '/carbon'],
  ['أرصدة كربون', '/carbon'],
  ['ارصده', '/carbon'],
  ['الغاء الرصيد', '/carbon'],
  ['ذهب', '/gold'],
  ['بالذهب والفضّة', '/gold'],
  ['معادن ثمينه', '/gold'],
  ['فترة الحظر', '/lock'],
  ['فتره حظر', '/lock'],
  ['lock-up', '/lock'],
  ['lockup', '/lock'],
  ['سجل الحاملين', '/register'],
  ['السجلّ', '/register'],
  ['سِجِلّ حامل', '/register'],
  ['ســـجل الحامليـن', '/register'],
  ['ERC-3643', '/register'],
  ['erc٣٦٤٣', '/register'],
  ['حفظ الاصول', '/custody'],
  ['جهات الحفظ', '/custody'],
  ['مفاتيح', '/custody'],
  ['سعر', '/services'],
  ['الاسعار', '/services'],
  ['تكلفه', '/services'],
  ['حجز مكالمة', '/contact'],
  ['مكالمه', '/contact'],
  ['هاتف', '/contact'],
  ['امتثال', '/compliance'],
  ['الإمتثال', '/compliance'],
  ['KYC', '/compliance'],
  ['آلية', '/compliance'],
  ['الآلية', '/compliance'],
  ['اليه', '/compliance'],
  ['الية', '/compliance'],
  ['مسؤول', '/compliance'],
  ['مسئول', '/compliance'],
  ['المسئول', '/compliance'],
  ['مسءول', '/compliance'],
  ['مسئو', '/compliance'],
  ['شئون', '/compliance'],
  ['اعرف عميلك', '/compliance'],
  ['التزام', '/compliance'],
  ['الالتزامات', '/compliance'],
  ['تدقيق', '/audits'],
  ['التدقيقات', '/audits'],
  ['عقود ذكية', '/audits'],
  ['ولاء', '/loyalty'],
  ['الولاء', '/loyalty'],
  ['برنامج ولاء', '/loyalty'],
  ['بطاقة', '/loyalty'],
  ['طاقه', '/energy'],
  ['وحدات الصندوق', '/funds'],
  ['الوحدات', '/funds'],
  ['صناديق', '/funds'],
  ['token', '/carbon'],
  ['توكن', '/carbon'],
])('“%s” leads to %s first', (query, id) => {
  expect(find(query)[0]).toBe(id);
});

test('a share is found however it is spelt, alone and among others', () => {
  const [one, ...others] = ['حصة', 'حصّة', 'حصه', 'الحصة', 'بالحصص', 'حصص'].map((query) =>
    find(query).sort(),
  );
  expect(one).toContain('/realty');
  expect(one).toContain('/lock');
  for (const other of others) expect(other).toEqual(one);
});

test.each([
  ['الكربون', '/carbon'],
  ['القانونية', '/rwa'],
  ['العقارات', '/realty'],
  ['الوحدات', '/funds'],
])('on the way to “%s” nothing is lost once three letters of its stem are typed', (word, id) => {
  for (let length = 5; length < word.length; length += 1)
    expect(find(word.slice(0, length)), word.slice(0, length)).toContain(id);
});

test('words that are in every text do not decide', () => {
  expect(find('كيف يتم ترميز العقارات؟')[0]).toBe('/realty');
  expect(find('من هو الحامل')[0]).toBe('/register');
});

test('what answers is told in the forms by which it can be marked', () => {
  expect(searchIn(index, 'بعقارات')[0]).toMatchObject({
    id: '/realty',
    locale: 'ar',
    terms: expect.arrayContaining(['عقار']),
  });
});

const stem = (word: string) => arabicForms(normalize(word))[0];

test.each([
  ['أصول', 'الأصول والأصول بالاصول للأصول كالأصول فالأصول'],
  ['عقار', 'العقار عقارات العقارية عقاريّ عقاريين بالعقارات وللعقارات'],
  ['حصة', 'الحصة حصّه بالحصة للحصة'],
  ['كربون', 'الكربون كربونية الكربونيّة'],
  ['قانون', 'قانوني القانونية'],
  ['بيان', 'بيانات البيانات بياناتها'],
  ['ضمان', 'الضمان ضمانات الضمانات'],
  ['تأمين', 'التأمين تأمينات التأمينية'],
  ['التزام', 'الالتزام التزامات بالالتزامات'],
  ['إلكتروني', 'الإلكترونية الكترونيّ'],
  ['جهة', 'جهات الجهات'],
  ['هيئة', 'الهيئات هيئات'],
  ['وحدة', 'وحدات الوحدات بالوحدة'],
  ['مستثمر', 'المستثمرون للمستثمرين مستثمرين'],
])('%s has one stem with what is written together with it', (word, others) => {
  for (const other of others.split(' ')) expect(stem(other), other).toBe(stem(word));
});

test.each([
  ['بنك', 'نك'],
  ['ولاء', 'لاء'],
  ['حد', 'حدود'],
  ['بطاقة', 'طاقة'],
  ['بنود', 'نود'],
])('%s is not %s', (one, other) => {
  expect(stem(one)).not.toBe(stem(other));
});
