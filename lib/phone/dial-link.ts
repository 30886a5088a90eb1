/** Schemes whose body is a number, or has one as its user part (`sip:+1212…@host`). */
const SCHEME =
  /^(?:tel|callto|sms|smsto|sips?|skype|whatsapp|facetime(?:-audio)?):(?:\/\/)?(?!send)/i;
/** These dial whoever has a name there; such a name may hold digits. */
const NAMED = /^(?:sips?|skype|facetime(?:-audio)?):/i;
const NAME = /^[^;]*[a-z]/i;
const WA_ME = /^(?:https?:)?(?:\/\/)?(?:www\.)?wa\.me\/([^/?#]*)/i;
const WHATSAPP =
  /^(?:(?:https?:)?(?:\/\/)?(?:(?:api|web|www)\.)?whatsapp\.com\/send|whatsapp:(?:\/\/)?send)\/?\?(?:[^#]*&)?phone=([^&#]*)/i;

/**
 * The number inside a dial link (`tel:`, `callto:`, `sms:`, `sip:`, `skype:`, `whatsapp:`, `wa.me`,
 * `api.whatsapp.com`), percent-decoded, with `;ext=` kept and a global `;phone-context=` put before
 * it (RFC 3966). Text that is no such link: undefined.
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

/** WhatsApp's numbers are international and lack their `+`. */
function withPlus(digits: string): string {
  return /^\d/.test(digits) ? `+${digits.replace(/^00/, '')}` : digits;
}

/** RFC 3966 section 5.1.4: a global context is the prefix of a local number. */
function withContext(body: string): string {
  const context = /;phone-context=(\+[\d.\-() ]+)/i.exec(body)?.[1];
  const [number = '', ...parameters] = body.split(';');
  const ext = parameters.find((parameter) => /^ext=/i.test(parameter));
  const whole = context && !number.trim().startsWith('+') ? `${context} ${number}` : number;
  return ext ? `${whole};${ext}` : whole;
}

/** Percent-decoding that never throws: what is no encoding stays as it is. */
function decode(text: string): string {
  return text.replace(/(?:%[\da-f]{2})+/gi, (run) => {
    try {
      return decodeURIComponent(run);
    } catch {
      return run;
    }
  });
}
