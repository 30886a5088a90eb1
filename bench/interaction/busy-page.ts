import { bundle } from '@/bench/bundle';
import { writtenNumber } from '@/bench/pages/site/numbers';

const ROWS = 4000;

function row(nth: number): string {
  return `<li><b>Contact ${nth}</b> <span>${writtenNumber(nth)}</span> <i>contact${nth}@example.com</i></li>`;
}

/** Returns a page with a field, results that each key draws again, and a long list in a box that scrolls. */
export async function busyPage(): Promise<string> {
  const rows = Array.from({ length: ROWS }, (_, nth) => row(nth)).join('\n');
  return `<!doctype html><html lang="en-US"><meta charset="utf-8"><title>Contacts</title>
<input><ul id="results"></ul><ul id="long" style="height:400px;overflow:auto">${rows}</ul>
<script>${await bundle('delays')}</script>`;
}
