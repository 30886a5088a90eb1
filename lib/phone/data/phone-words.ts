/**
 * Words showing that a number beside them is a phone number, by language. Lower case, one form
 * each; a plural `s` is also accepted. A trailing `*` matches every word with this beginning.
 */
export const PHONE_WORDS: Readonly<Record<string, string>> = {
  en: `phone* telephone* tel telno telnr ph fon mobile* mob cell* cellular landline fax* hotline
    helpline call calls callback calling called dial dialed ring text sms whatsapp voicemail cb
    contact contacts switchboard direct office home work main desk caller pager msisdn did toll
    tollfree toll-free handphone hp cellphone viber telegram reach reachable cel support dial-in callback inbound outbound missed callee pabx epabx pbx trunkline answered dialled incoming outgoing completenumber
    voip landlines careline infoline helplines tipline guestline teléf fono freephone whats-app`,
  de: `telefon* tel fon handy* mobil* rufnummer* ruf durchwahl* festnetz* fax* telefax* anruf*
    anrufen zurückrufen rückruf* zentrale natel erreichbar erreichen hotline* mobilnr fernruf telefonisch anrufer* angerufen rufnr tel-nr telefonzentrale geschäftlich privat eingehend ausgehend zurückgerufen`,
  fr: `tél téléphon* portable* mobile fixe appeler appelez appelle rappeler rappelez joindre
    joignable standard télécopie gsm appel appels tph numéro-vert vert contacter entrant sortant rappelé`,
  es: `línea teléfono* telefono* tlf tfno telf tfn móvil* movil* celular* llamar llame llama llámame
    llámanos llámenos fijo contacto cel llamada llamadas llamó tlfno teléf fono contactar telefónico
    conmutador centralita lada directo entrante saliente`,
  it: `telefono* telefonico telefonica cellulare* cell chiamare richiamare chiama chiamate chiami recapito
    centralino chiamata telef numero-verde verde contattare`,
  pt: `telefone* tel telemóvel* telemovel* tlm celular* fone zap ligue ligar contato contacto
    whats telef ligação chamada contactar atendimento`,
  nl: `telefoon* doorkies* telefonisch mobiel* bel bellen gsm vast inkomend inkomende uitgaand uitgaande gebeld
    teruggebeld terugbellen`,
  nordic: `nummeret numret numeroni kontakt telefon* tlf tfn mobil* mobilnr mobilnummer ring ringa ringe växel telefonnummer puh
    vaihde sentralbord puhelin* puhelinnumero matkapuhelin faksi* gsm sími farsími`,
  pl: `telefon* tel kom komórka* komórkowy dzwonić zadzwoń infolinia dzwonił dzwoniła oddzwonić połączenie
    przychodzące wychodzące`,
  cs: 'telefon* tel mobil* ústředna ústredňa volejte zavolejte',
  hu: 'telefon* telefonszám tel mobil* hívja zöldszám kékszám',
  ro: 'telefon* tel mobil* sunați sunati fix',
  hr: 'telefon* tel mobitel* mob',
  baltic:
    'tālr tālrunis tālruni tālruņi tālrunī zvanīt zvaniet telefon* skambinti skambinkite helista helistas helistage helistada',
  tr: 'santral numaram telefon* tel cep gsm faks arayın arayin',
  el: 'τηλ τηλέφων* τηλεφών* κινητό* κινητού κινητά κιν σταθερό φαξ κλήση καλέστε',
  cyrillic: `телефон* тел коммутатор моб мобильн* мобільн* факс* звоните позвоните звонить дзвоніть сот
    мобилен контактный контакты утас утасны звонок звонка звонил вызов дзвінок вотсап ватсап viber`,
  ar: 'للتواصل هاتف الهاتف جوال الجوال موبايل محمول تليفون تلفون اتصل فاكس تلفن تماس موبایل همراه',
  he: 'טלפון טל נייד פקס להתקשר',
  hi: 'फ़ोन फोन मोबाइल दूरभाष टेलीफोन मोबाइल ফোন মোবাইল টেলিফোন',
  vi: 'điện thoại sđt sdt đt dđ gọi',
  id: 'telepon telp hp hubungi ponsel',
};

/** The same in scripts without spaces, searched inside the text. */
export const PHONE_MARKS =
  '直通 電話 电话 手机 手機 携帯 携带 热线 熱線 固话 传真 傳真 座机 联系方式 ファックス テレホン フリーダイヤル お問い合わせ 연락처 전화 대표 발신 착신 着信 発信 来电 來電 去电 专线 專線 휴대폰 핸드폰 팩스 โทร เบอร์ มือถือ ☎ ☏ ✆ 📞 📱 📲 ℡ 🕿 🕻 📠';

/** Single letters that mean phone before a colon or dot: `T: 212 …`, `m. 0171 …`. */
export const PHONE_LETTERS = 'tmpfchow';
