import { expect, it } from 'vitest';
import { guessEncoding, type TextEncoding } from '@/lib/lists/formats/text/guess-encoding';
import { legacyEncoder } from './support/legacy-encoder';

/** A list as people of a language keep it, with separators, numbers and ASCII between. */
function listOf(names: string): string {
  return names
    .split(' / ')
    .map((name, row) => `${row};${name};+1 212 555 01${10 + row};info@example.com`)
    .join('\r\n');
}

const JAPANESE =
  '氏名 / 電話番号 / 山田 太郎 / 佐藤 花子 / 株式会社サンプル / ﾔﾏﾀﾞ ﾀﾛｳ / 東京都港区 / ABC商事';
const RUSSIAN =
  'Имя / Телефон / Иванов Пётр / Смирнова А. Б. / ООО «Пример» / Москва / Санкт-Петербург / ул. Ленина, д. 5';
const UKRAINIAN = 'Ім’я / Телефон / Шевченко Олексій / Київ / Їжакевич Євген / вул. Лісова';
const ARABIC = 'الاسم / الهاتف / محمد العلي / فاطمة حسن / شركة المثال / الرياض / القاهرة';
const CHINESE = '姓名 / 电话 / 张伟 / 王芳 / 李娜 / 示例有限公司 / 上海市 / 北京市朝阳区';
const KOREAN =
  '이름 / 전화번호 / 김철수 / 이영희 / 주식회사 예제 / 서울특별시 / 부산광역시 / 박지성 / 최은정';

it.each<[TextEncoding, string]>([
  ['shift_jis', JAPANESE],
  ['windows-1251', RUSSIAN],
  ['windows-1251', UKRAINIAN],
  ['windows-1256', ARABIC],
  ['gb18030', CHINESE],
  ['euc-kr', KOREAN],
])('recognises %s', (encoding, names) => {
  expect(guessEncoding(legacyEncoder(encoding)(listOf(names)))).toBe(encoding);
  expect(guessEncoding(legacyEncoder(encoding)(listOf(names).replaceAll(';', '|')))).toBe(encoding);
});

it.each([
  ['German', 'Jörg Müller / Größe / Straße / Österreich GmbH / Käthe Weiß'],
  ['French', 'José Ávila / Île-de-France / Hélène Lefèvre / Noël / née Çağ'.replace('ğ', 'c')],
  ['Swedish', 'Åsa Öberg / Västerås / Björn Ekström'],
  ['English with curly quotes', '“Ada” / It’s / Acme – Sales / “Bob’s”'],
  ['one accent', 'José'],
  ['no accent', 'Ada'],
])('takes %s for Windows-1252', (_, names) => {
  expect(guessEncoding(legacyEncoder('windows-1252')(listOf(names)))).toBe('windows-1252');
});

it.each<[TextEncoding, string]>([
  ['windows-1250', 'Łukasz Żółć / Świętosława / Jiří Dvořák / Kraków'],
  ['windows-1253', 'Γιώργος Παπαδόπουλος / Μαρία / Αθήνα / Τηλέφωνο / ΕΛΛΑΔΑ'],
  ['windows-1254', 'Ayşe Yılmaz / İstanbul / Çağdaş Öztürk'],
  ['windows-1255', 'שם / טלפון / דוד כהן / ירושלים / תל אביב'],
  ['windows-1251', 'ИВАНОВ / СМИРНОВА / МОСКВА / КУЗНЕЦОВ'],
  ['big5', '姓名 / 電話 / 陳美玲 / 臺北市 / 範例有限公司'],
])('does not take %s for another one that it only resembles', (encoding, names) => {
  // It cannot be told from Windows-1252 for sure, so the rep is asked.
  const guess = guessEncoding(legacyEncoder(encoding)(listOf(names)));
  expect(['windows-1252', encoding]).toContain(guess);
});

it('takes random bytes for no language', () => {
  let state = 1;
  const bytes = Uint8Array.from({ length: 5000 }, () => {
    state = (state * 48_271) % 2_147_483_647;
    return state % 256;
  });
  expect(guessEncoding(bytes)).toBe('windows-1252');
});

it('looks at the text from its first foreign character on', () => {
  const bytes = legacyEncoder('shift_jis')(`${'Ada,1\n'.repeat(40_000)}${listOf(JAPANESE)}`);
  expect(guessEncoding(bytes)).toBe('shift_jis');
});
