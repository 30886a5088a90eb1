/** Schemes whose body is a number, or has one as its user part (`sip:+1212…@host`). */
const SCHEME =
  /^(?:tel|callto|sms|smsto|sips?|skype|whatsapp|facetime(?:-audio)?):(?:\/\/)?(?!send)/i;
/** Schemes that may contain a user name. A name may contain digits. */
const NAMED = /^(?:sips?|skype|facetime(?:-audio)?):/i;
const NAME = /^[^;]*[a-z]/i;
const WA_ME = /^(?:https?:)?(?:\/\/)?(?:www\.)?wa\.me\/([^/?#]*)/i;
const WHATSAPP =
  /^(?:(?:https?:)?(?:\/\/)?(?:(?:api|web|www)\.)?whatsapp\.com\/send|whatsapp:(?:\/\/)?send)\/?\?(?:[^#]*&)?phone=([^&#]*)/i;

/**
 * Returns the number in a dial link (`tel:`, `callto:`, `sms:`, `sip:`, `skype:`, `whatsapp:`,
 * `wa.me`, `api.whatsapp.com`), percent-decoded. Keeps `;ext=` and puts a global `;phone-context=`
 * in front (RFC 3966). Undefined for other text.
 */
export function readDialLink(href: string): string | undefined {
  const whatsapp = WHATSAPP.exec(href)?.[1] ?? WA_ME.exec(href)?.[1];
  if (whatsapp !== undefined) return withPlus(decode(whatsapp).trim());
  const scheme = SCHEME.exec(href)?.[0];
  if (scheme === undefined) return undefined;
  const [body = ''] = decode(href.slice(scheme.length)).split(/[?@]/);
  if (NAMED.test(scheme) && NAME.test(body)) return undefined;
  return withContext(body.trim());
}

/** Adds the `+` that WhatsApp's international numbers lack. */
function withPlus(digits: string): string {
  return /^\d/.test(digits) ? `+${digits.replace(/^00/, '')}` : digits;
}

/** Puts a global context before a local number (RFC 3966, section 5.1.4). */
function withContext(body: string): string {
  const context = /;phone-context=(\+[\d.\-() ]+)/i.exec(body)?.[1];
  const [number = '', ...parameters] = body.split(';');
  const ext = parameters.find((parameter) => /^ext=/i.test(parameter));
  const whole = context && !number.trim().startsWith('+') ? `${context} ${number}` : number;
  return ext ? `${whole};${ext}` : whole;
}

/** Percent-decodes without throwing. Keeps invalid sequences. */
function decode(text: string): string {
  return text.replace(/(?:%[\da-f]{2})+/gi, (run) => {
    try {
      return decodeURIComponent(run);
    } catch {
      return run;
    }
  });
}
