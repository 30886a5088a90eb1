import { type PageServer, servePage } from '@/bench/page-server';

const LINES = 'A page of the company handbook that says how visitors are welcomed at the door. ';
/** A small page without numbers and scripts: a heading, a list of links, five paragraphs. */
const HTML = `<!doctype html><html lang="en"><title>Welcome</title><h1>Welcome</h1>
<ul>${'<li><a href="#">Chapter</a>'.repeat(8)}</ul>${`<p>${LINES.repeat(4)}</p>`.repeat(5)}`;

/** The host of the page. */
export const SMALL_PAGE_HOST = '127.0.0.1';

/** Serves the page until `stop`. */
export const startSmallPage = (): Promise<PageServer> => servePage(HTML);
