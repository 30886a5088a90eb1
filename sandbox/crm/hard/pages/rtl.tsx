import { HardPage } from '@/sandbox/crm/hard/HardPage';

/** Arabic text with Arabic-Indic digits, direction marks and isolated Latin numbers. */
export function ArabicPage() {
  return (
    <HardPage
      slug="rtl-arabic"
      lang="ar"
      dir="rtl"
      lead="Arabic-Indic digits, direction marks, and Latin digits within Arabic text."
    >
      <section class="card">
        <h2>بيانات العميل</h2>
        <dl class="pairs">
          <dt>هاتف المكتب</dt>
          <dd>‏+٤٤ ٢٠ ٧٩٤٦ ٠١٤٩</dd>
          <dt>الجوال</dt>
          <dd>
            <bdi dir="ltr">+1 (646) 555-0149</bdi>
          </dd>
          <dt>ملاحظة</dt>
          <dd>اتصل بالمستودع على الرقم ‎+49 30 23125 149‎ قبل الظهر.</dd>
          <dt>رقم الطلب</dt>
          <dd>٤٨٤٢١٢٣١٤٩</dd>
          <dt>التاريخ</dt>
          <dd>١٤٤٨/٠٦/٠٩</dd>
        </dl>
      </section>
    </HardPage>
  );
}

/** Hebrew text with numbers, some isolated. */
export function HebrewPage() {
  return (
    <HardPage
      slug="rtl-hebrew"
      lang="he"
      dir="rtl"
      lead="Numbers inside Hebrew sentences, isolated from them and not."
    >
      <section class="card">
        <h2>פרטי לקוח</h2>
        <dl class="pairs">
          <dt>טלפון במשרד</dt>
          <dd>+44 20 7946 0150</dd>
          <dt>נייד</dt>
          <dd>
            <bdi>+1 646-555-0150</bdi>
          </dd>
          <dt>הערה</dt>
          <dd>נא להתקשר למחסן במספר +49 30 23125 150 לפני הצהריים.</dd>
          <dt>מספר הזמנה</dt>
          <dd>4842123150</dd>
          <dt>תאריך</dt>
          <dd>09.11.2026</dd>
        </dl>
      </section>
    </HardPage>
  );
}
