import { nearBefore } from '@/lib/phone/nearby';

/**
 * Whom a number's record is about, as an answer's field; empty where the page's word for it is no
 * name but says which of their phones it is, as rows of details begin (`Work phone`, `Mobile`).
 */
export function calleeNamed(name: string | undefined): { calleeName?: string } {
  return name && nearBefore(name).phone < 2 ? { calleeName: name } : {};
}
